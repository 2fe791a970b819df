import ts from 'typescript';

/** What would let the world in: a clock, chance of its own, I/O, a page or a process. */
const FORBIDDEN = new Set([
  'Date',
  'Intl',
  'performance',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'queueMicrotask',
  'process',
  'fetch',
  'crypto',
  'console',
  'require',
  'globalThis',
  'window',
  'document',
  'localStorage',
  'WebSocket',
  'Worker',
  'Atomics',
  'eval',
  'Function',
]);

/** Every impure word of a source, with its line. Comments, strings, names of properties and types do not count. */
export function impurities(text: string, file = 'source.ts'): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const note = (node: ts.Node, what: string) => {
    const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
    found.push(`${file}:${line + 1} ${what}`);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) && node.text.startsWith('node:')) note(node, node.text);
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) note(node, 'import()');
    if (ts.isIdentifier(node) && FORBIDDEN.has(node.text) && !isOnlyAName(node)) note(node, node.text);
    if (isMember(node, 'Math', 'random')) note(node, 'Math.random');
    if (ts.isMetaProperty(node) && node.keywordToken === ts.SyntaxKind.ImportKeyword) note(node, 'import.meta');
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** `x.crypto` and `{ process: 1 }` name a field of ours, `typeof` in a type runs nothing. */
function isOnlyAName(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.name === node;
  if (ts.isPropertyAssignment(parent) || ts.isPropertySignature(parent) || ts.isMethodDeclaration(parent)) return parent.name === node;
  return ts.isTypeNode(parent) || ts.isTypeElement(parent);
}

function isMember(node: ts.Node, object: string, name: string): boolean {
  if (ts.isPropertyAccessExpression(node)) return node.expression.getText() === object && node.name.text === name;
  if (ts.isElementAccessExpression(node)) return node.expression.getText() === object;
  // `const { random } = Math`
  return ts.isVariableDeclaration(node) && ts.isObjectBindingPattern(node.name) && node.initializer?.getText() === object;
}

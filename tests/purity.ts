import ts from 'typescript-6';

/** Names that give access to a clock, randomness, I/O, a page or a process. */
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

/** Every impure identifier in a source, with its line. Ignores comments, strings, property names and types. */
export function impurities(text: string, file = 'source.ts'): string[] {
  return findIn(text, file, (node) => {
    if (ts.isStringLiteralLike(node) && node.text.startsWith('node:')) return node.text;
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) return 'import()';
    if (ts.isIdentifier(node) && FORBIDDEN.has(node.text) && !isOnlyAName(node)) return node.text;
    if (isMember(node, 'Math', 'random')) return 'Math.random';
    if (ts.isMetaProperty(node) && node.keywordToken === ts.SyntaxKind.ImportKeyword) return 'import.meta';
    return undefined;
  });
}

/** Every place where a source reads the caller's clock: `budget.now`, `budget['now']` or `const { now } = budget`. */
export function clockReads(text: string, file = 'source.ts'): string[] {
  return findIn(text, file, (node) => {
    if (ts.isPropertyAccessExpression(node) && node.name.text === 'now') return node.getText();
    if (ts.isElementAccessExpression(node) && ts.isStringLiteralLike(node.argumentExpression) && node.argumentExpression.text === 'now')
      return node.getText();
    if (ts.isBindingElement(node) && (node.propertyName ?? node.name).getText() === 'now') return node.parent.parent.getText();
    return undefined;
  });
}

/** `file:line what` for every node for which `what` returns a string. */
function findIn(text: string, file: string, what: (node: ts.Node) => string | undefined): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const said = what(node);
    if (said !== undefined) found.push(`${file}:${source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1} ${said}`);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Whether an identifier is only a property name (`x.crypto`, `{ process: 1 }`) or part of a type, neither of which is executed. */
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

import ts from 'typescript-6';
import { describe, expect, it } from 'vitest';
import { filesOf, textOf } from './sources.ts';

/** Functions whose result outlives a render. */
const KEEPING = new Set(['useMemo', 'useState', 'useRef', 'createContext']);

/**
 * Elements that are created outside a function, or inside a call that keeps its result. A Preact element references the DOM it was first
 * rendered to, so a kept element leaks a page that was left.
 */
function keptElements(text: string, file = 'source.tsx'): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const visit = (node: ts.Node, isKept: boolean): void => {
    if (isKept && (ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node) || ts.isJsxFragment(node))) {
      found.push(`${file}:${source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1}`);
      return;
    }
    const isDrawing = ts.isFunctionLike(node) && !isKeeping(node.parent);
    ts.forEachChild(node, (child) => visit(child, isKeeping(node) || (isKept && !isDrawing)));
  };
  visit(source, true);
  return found;
}

function isKeeping(node: ts.Node): boolean {
  return ts.isCallExpression(node) && ts.isIdentifier(node.expression) && KEEPING.has(node.expression.text);
}

describe('elements are drawn, not kept', () => {
  // `main.tsx` renders the app only once.
  const sources = filesOf('web/src/**/*.tsx').filter((file) => file !== 'web/src/main.tsx');

  it('in no file of the web app', () => {
    expect(sources.length).toBeGreaterThan(200);
    expect(sources.flatMap((file) => keptElements(textOf(file), file))).toEqual([]);
  });

  it.each([
    'const HAT = <path />;',
    'const HATS = { cap: <path />, none: (<g />) };',
    'function Table() { const ground = useMemo(() => <Ground />, []); return ground; }',
    'function Table() { const ground = useMemo(() => { return [<Ground key="1" />]; }, []); return ground; }',
    'const Bar = createContext(<b />);',
  ])('finds the one of %s', (text) => {
    expect(keptElements(text)).toHaveLength(text.includes('none') ? 2 : 1);
  });

  it.each(['const HATS = { cap: () => <path /> };', 'function Table() { return <Ground />; }', 'const example = row(2, () => <path />);'])(
    'leaves %s',
    (text) => {
      expect(keptElements(text)).toEqual([]);
    },
  );
});

import path from 'node:path';
import ts from 'typescript-6';
import { describe, expect, it } from 'vitest';
import { ROOT } from './sources.ts';

/** The errors of the engine's tsconfig.json for a source in the kernel. The source is never written to disk. */
function complaints(text: string): string[] {
  const config = ts.readConfigFile(path.join(ROOT, 'tsconfig.json'), ts.sys.readFile).config as { include: string[] };
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [] }, ts.sys, ROOT);
  const declarations = config.include.filter((file) => file.endsWith('.d.ts')).map((file) => path.join(ROOT, file));
  const name = path.join(ROOT, 'kernel/src/never-written.ts');
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (file) => file === name || fileExists(file);
  host.getSourceFile = (file, ...rest) =>
    file === name ? ts.createSourceFile(file, text, ts.ScriptTarget.Latest) : getSourceFile.call(host, file, ...rest);
  const program = ts.createProgram([...declarations, name], options, host);
  return ts.getPreEmitDiagnostics(program).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

describe('the types of the engine', () => {
  it.each([
    'Date.now() + Math.random()',
    'Math.random() * 2',
    'Math.floor(Math.random())',
    'new Date().getTime()',
    'new Date(0).getHours()',
    'Date().length',
    'Date.now() > 5',
    'performance.now()',
    'setTimeout(() => {}, 1)',
    'process.env',
    "fetch('https://example.org')",
    'crypto.getRandomValues(new Uint8Array(4))',
    "console.log('here')",
  ])('have no %s', (expression) => {
    expect(complaints(`export const x = ${expression};`)).not.toEqual([]);
  });

  it('have all the rest of the language', () => {
    const text = `
      export const half: number = Math.floor(Math.max(1.5, 2) / 2);
      export const groups = Map.groupBy([1, 2, 3], (n) => n % 2);
      export const bytes = new DataView(Uint8Array.of(1, 2).buffer);
    `;
    expect(complaints(text)).toEqual([]);
  });
});

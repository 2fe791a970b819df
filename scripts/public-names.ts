/** The names that each door of the published packages exports, values and types. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript-6';

const ROOT = path.dirname(import.meta.dirname);
/** What a version promises (docs/versions.md): not cluster and lab, and of the server the root alone. */
const PROMISED = ['kernel', 'games/wolf-and-hound', 'games/sheep-and-thief', 'bots', 'review', 'wire', 'client', 'server'];

export async function namesOfDoors(): Promise<Readonly<Record<string, readonly string[]>>> {
  const doors = PROMISED.flatMap((folder) => {
    const { name, exports } = JSON.parse(readFileSync(path.join(ROOT, folder, 'package.json'), 'utf8')) as {
      name: string;
      exports: Readonly<Record<string, string>>;
    };
    return Object.entries(exports)
      .filter(([door]) => !door.includes('*'))
      .map(([door, file]) => [path.posix.join(name, door), path.join(ROOT, folder, file)] as const);
  });
  const { config } = ts.readConfigFile(path.join(ROOT, 'tsconfig.pack.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, ROOT);
  const program = ts.createProgram(
    doors.map(([, file]) => file),
    { ...options, noEmit: true },
  );
  const checker = program.getTypeChecker();
  return Object.fromEntries(
    doors.map(([door, file]) => {
      const symbol = checker.getSymbolAtLocation(program.getSourceFile(file) as ts.SourceFile);
      const names = symbol === undefined ? [] : checker.getExportsOfModule(symbol).map((found) => found.name);
      return [door, names.toSorted()];
    }),
  );
}

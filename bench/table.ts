import type { Row } from './row.ts';

const HEAD = ['', 'ours', 'peer', '', 'times better'];

export function tableOf(rows: readonly Row[]): string {
  const cells = [
    HEAD,
    ...rows.map((row) => [row.name, `${figure(row.ours)} ${row.unit}`, figure(row.peer), row.peerName, figure(row.ratio)]),
  ];
  const widths = HEAD.map((_, column) => Math.max(...cells.map((line) => (line[column] as string).length)));
  const left = new Set([0, 3]);
  return cells
    .map((line) => line.map((text, i) => (left.has(i) ? text.padEnd(widths[i] as number) : text.padStart(widths[i] as number))).join('  '))
    .map((line) => line.trimEnd())
    .join('\n');
}

function figure(x: number): string {
  return x.toLocaleString('en', { maximumSignificantDigits: x < 100 ? 3 : 6 });
}

/** A table with the field names as its header. */
export function columns(rows: readonly object[]): string {
  if (rows.length === 0) return 'none';
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const cell = (row: object, name: string) => (name in row ? word((row as Record<string, unknown>)[name]) : '');
  const cells = [names, ...rows.map((row) => names.map((name) => cell(row, name)))];
  const widths = names.map((_, i) => Math.max(...cells.map((row) => (row[i] as string).length)));
  return cells
    .map((row) =>
      row
        .map((cell, i) => cell.padEnd(widths[i] as number))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** One line per field. Lists of objects become tables below it. */
export function lines(fields: object): string {
  return Object.entries(fields)
    .map(([name, value]) => (isRows(value) ? `${name}:\n${indented(columns(value))}` : `${name}: ${word(value)}`))
    .join('\n');
}

function isRows(value: unknown): value is readonly object[] {
  return Array.isArray(value) && value.length > 0 && value.every((row) => typeof row === 'object' && !Array.isArray(row));
}

/** Nested lists, such as header lines, are joined. */
function word(value: unknown): string {
  if (value === undefined || value === null || value === '') return 'none';
  if (typeof value !== 'object') return String(value);
  const parts = Array.isArray(value)
    ? value.map((part) => (Array.isArray(part) ? part.map(word).join(' ') : word(part)))
    : Object.entries(value).map(([name, part]) => `${name} ${word(part)}`);
  return parts.length === 0 ? 'none' : parts.join(', ');
}

function indented(text: string): string {
  return text.replace(/^/gm, '  ');
}

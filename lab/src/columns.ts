/** Rows of text as a table: every column as wide as its widest cell. */
export function columns(rows: readonly (readonly string[])[], gap = '  '): string {
  const widths: number[] = [];
  for (const row of rows) {
    for (const [i, cell] of row.entries()) widths[i] = Math.max(widths[i] ?? 0, cell.length);
  }
  return rows
    .map((row) =>
      row
        .map((cell, i) => cell.padEnd(widths[i] ?? 0))
        .join(gap)
        .trimEnd(),
    )
    .join('\n');
}

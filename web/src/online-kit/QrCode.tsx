/** Dark on light in either theme, since scanners need it. */
export function QrCode({ rows, label }: { readonly rows: readonly string[]; readonly label: string }) {
  const size = rows.length;
  const path = rows.flatMap((row, y) => [...row].map((dark, x) => (dark === '1' ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg class="online-qr" viewBox={`-2 -2 ${size + 4} ${size + 4}`} role="img" aria-label={label} shape-rendering="crispEdges">
      <rect x="-2" y="-2" width={size + 4} height={size + 4} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

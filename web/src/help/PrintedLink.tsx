import { encode } from 'uqr';

/** Hosts that only this device reaches. */
const LOOPBACK = /^(?:localhost|127\.|\[::1\]|.*\.localhost$)/;

/** On paper: the address of this page, as text and as a QR code. Nothing where no other device could open it. */
export function PrintedLink() {
  if (LOOPBACK.test(location.hostname)) return null;
  const address = location.href;
  const { data, size } = encode(address);
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <p class="printed-link">
      <svg viewBox={`0 0 ${size} ${size}`} aria-hidden="true" shape-rendering="crispEdges">
        <path d={path} />
      </svg>
      {address}
    </p>
  );
}

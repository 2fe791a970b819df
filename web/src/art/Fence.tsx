import { OUTLINE_WIDTH } from './hand.ts';

interface FenceProps {
  readonly x: number;
  readonly y: number;
  readonly rx: number;
  readonly ry: number;
  readonly part: 'far' | 'near';
  /** The knobs tell the teams apart: round or pointed. */
  readonly pointed: boolean;
  readonly paint: string;
}

const POSTS = 9;

/**
 * Half a fence around an ellipse: posts and two rails. The near half is drawn over the sheep, the far half behind them.
 */
export function Fence({ x, y, rx, ry, part, pointed, paint }: FenceProps) {
  const sweep = part === 'far' ? 1 : 0;
  const post = Math.max(9, ry * 0.34);
  const width = Math.max(4, rx * 0.065);
  const rail = (lift: number) => `M${x - rx} ${y - lift}A${rx} ${ry} 0 0 ${sweep} ${x + rx} ${y - lift}`;
  return (
    <g stroke-linejoin="round" stroke-linecap="round">
      <path d={rail(0)} transform={`translate(${width * 0.9} ${post * 0.2})`} fill="none" stroke="var(--cast)" stroke-width={post * 0.42} />
      {[0.38, 0.78].map((lift) => (
        <g key={lift} fill="none">
          <path d={rail(post * lift)} stroke="var(--ink)" stroke-width={width * 0.55 + OUTLINE_WIDTH} />
          <path d={rail(post * lift)} stroke="var(--wood-2)" stroke-width={width * 0.55} />
        </g>
      ))}
      {Array.from({ length: POSTS }, (_, i) => {
        const angle = ((part === 'far' ? 180 : 0) + (i * 180) / (POSTS - 1)) * (Math.PI / 180);
        const px = x + rx * Math.cos(angle);
        const py = y + ry * Math.sin(angle);
        return (
          <g key={i} transform={`translate(${px} ${py})`} stroke="var(--ink)" stroke-width={OUTLINE_WIDTH * 0.7}>
            <rect x={-width / 2} y={-post} width={width} height={post + 2} rx="1.5" fill="var(--wood)" />
            {pointed ? (
              <path d={`M${-width * 0.75} ${-post}L0 ${-post - width * 1.5}L${width * 0.75} ${-post}z`} fill={paint} />
            ) : (
              <circle cy={-post - width * 0.3} r={width * 0.72} fill={paint} />
            )}
          </g>
        );
      })}
    </g>
  );
}

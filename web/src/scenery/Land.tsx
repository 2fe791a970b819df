import { Fir } from '../art/Fir.tsx';

/** The land behind figures: sky, hills and firs. */
export function Land() {
  return (
    <svg viewBox="0 0 1200 120" class="scene-land" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <rect width="1200" height="120" class="scene-air" />
      <g class="scene-stars">
        {[240, 292, 352, 404, 470, 530, 588, 690, 760, 812].map((x, i) => (
          <circle key={x} cx={x} cy={8 + ((i * 17) % 44)} r={i % 3 ? 1 : 1.5} />
        ))}
      </g>
      <circle cx="566" cy="20" r="11" class="scene-light" />
      <path d="M0 74C150 34 330 40 520 66S880 30 1200 62V120H0z" fill="var(--field-light)" />
      {[18, 52, 92, 640, 676, 716].map((x, i) => (
        <Fir key={x} x={x} y={58 + (i % 3) * 5} size={34 + (i % 2) * 10} />
      ))}
      <path d="M0 96C260 66 460 102 700 88S1040 78 1200 92V120H0z" fill="var(--field)" />
      <path d="M0 112C300 100 560 116 800 108S1100 106 1200 112V120H0z" fill="var(--field-edge)" />
    </svg>
  );
}

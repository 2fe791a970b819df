import { Cloud } from '../../../art/Cloud.tsx';
import { Flag } from '../../../art/Flag.tsx';
import type { Art } from '../scene/thing.ts';
import './end.css';

export type EndArt = Extract<Art, { kind: 'end' }>;

/** Drawings for the end of a game only. */
export function EndPart(art: EndArt) {
  switch (art.part) {
    case 'flag':
      return <Flag paint={`var(--${art.team})`} pointed={art.pointed} />;
    case 'cloud':
      return <Raining text={art.text} />;
    case 'howl':
      return (
        <svg
          viewBox="0 0 64 64"
          class="art end-howl"
          aria-hidden="true"
          fill="none"
          stroke="var(--text)"
          stroke-width="5"
          stroke-linecap="round"
        >
          <path d="M50 44q-8 4-8 12" />
          <path d="M44 28q-18 6-18 26" />
          <path d="M38 12q-28 8-28 40" />
        </svg>
      );
  }
}

/** Rain on those who lost. */
function Raining({ text }: { readonly text: string }) {
  return (
    <div class="end-cloud">
      <Cloud />
      {text && <span>{text}</span>}
    </div>
  );
}

import type { Mission } from '../vocabulary.ts';
import { Glyph } from './Glyph.tsx';

const LAND = () => <path d="M4 6h56v52H4z" fill="var(--tile)" stroke="none" />;
const LOW = () => <path d="M4 32h56v26H4z" fill="var(--amber)" fill-opacity="0.55" stroke="none" />;
const EAST = () => <path d="M32 6h28v52H32z" fill="var(--amber)" fill-opacity="0.55" stroke="none" />;

/** The condition of a mission as a picture in a box of 64. */
const PICTURES: Readonly<Record<Mission, () => preact.JSX.Element>> = {
  'longest-river': () => (
    <>
      {LAND()}
      <path d="M14 6c0 18 36 12 36 26S18 44 18 58" fill="none" stroke="var(--water-2)" stroke-width="13" />
      <path d="M14 6c0 18 36 12 36 26S18 44 18 58" fill="none" stroke="var(--water)" stroke-width="9" />
    </>
  ),
  'longest-road': () => (
    <>
      {LAND()}
      <path d="M12 58c0-20 38-14 38-28S20 22 20 6" fill="none" stroke="var(--road-edge)" stroke-width="12" />
      <path d="M12 58c0-20 38-14 38-28S20 22 20 6" fill="none" stroke="var(--road)" stroke-width="8" />
    </>
  ),
  'most-barns': () => (
    <>
      {LAND()}
      <Glyph kind="barn" x={22} y={25} size={26} />
      <Glyph kind="barn" x={42} y={42} size={28} />
    </>
  ),
  'bottom-rows': () => (
    <>
      {LAND()}
      {LOW()}
      <Glyph kind="sheep" x={20} y={45} size={20} />
      <Glyph kind="sheep" x={44} y={45} size={20} />
    </>
  ),
  'right-columns': () => (
    <>
      {LAND()}
      {EAST()}
      <Glyph kind="sheep" x={46} y={20} size={20} />
      <Glyph kind="sheep" x={46} y={44} size={20} />
    </>
  ),
  'most-foxes': () => (
    <>
      {LAND()}
      <Glyph kind="fox" x={32} y={32} size={42} />
    </>
  ),
  'most-dogs': () => (
    <>
      {LAND()}
      <Glyph kind="dog" x={32} y={32} size={42} />
    </>
  ),
  'most-sheep-cards': () => (
    <>
      {LAND()}
      <Glyph kind="sheep" x={32} y={32} size={44} />
    </>
  ),
  'fox-at-town': () => (
    <>
      {LAND()}
      <Glyph kind="town" x={44} y={22} size={30} />
      <Glyph kind="fox" x={22} y={42} size={28} />
    </>
  ),
};

export function MissionPicture({ mission }: { readonly mission: Mission }) {
  return (
    <svg viewBox="4 6 56 52" class="sheep-mission-picture" aria-hidden="true">
      {PICTURES[mission]()}
    </svg>
  );
}

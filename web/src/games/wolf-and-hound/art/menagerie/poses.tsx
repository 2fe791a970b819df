import { Limb } from '../../../../art/Bodies.tsx';
import type { Coat } from '../../../../art/Heads.tsx';

/** Bodies that no animal of a first game has: loaded with the other faces. */

/** Upright on two legs. */
export function Upright({ coat }: { readonly coat: Coat }) {
  return (
    <>
      <path d="M24 35c-5 6-7 14-6 21 5 2 23 2 28 0 1-7-1-15-6-21z" fill={coat.fur} />
      <path d="M28 40c-3 5-3 11-1 16h10c2-5 2-11-1-16z" fill={coat.light} stroke="none" />
      <path d="M18 61c0-4 2-6 6-6s6 3 6 6zM34 61c0-3 2-6 6-6s6 2 6 6z" fill={coat.dark} />
    </>
  );
}

/** At full stretch to the right. */
export function Running({ coat }: { readonly coat: Coat }) {
  return (
    <>
      <path d="M13 45c-9 1-13-4-12-11 4 3 9 4 14 4z" fill={coat.dark} />
      <Limb d="M18 49l-9 8" fill={coat.dark} />
      <Limb d="M41 49l12 7" fill={coat.dark} />
      <path d="M10 45c0-7 8-10 20-10s18 3 18 9-8 11-19 11-19-3-19-10z" fill={coat.fur} />
      <Limb d="M21 51l-5 9" fill={coat.fur} />
      <Limb d="M36 51l8 9" fill={coat.fur} />
    </>
  );
}

/** On four legs, from the side, facing right. */
export function Standing({ coat }: { readonly coat: Coat }) {
  return (
    <>
      <Limb d="M17 50v9M40 50v9" fill={coat.dark} />
      <path d="M9 43c0-6 6-9 18-9h14c6 0 9 4 8 10-1 7-7 10-18 10S9 51 9 43z" fill={coat.light} />
      <path d="M14 36c8-3 14-2 16 4 1 6-6 9-13 7-6-2-9-6-3-11z" fill={coat.fur} stroke="none" />
      <path d="M9 43c0-6 6-9 18-9h14c6 0 9 4 8 10-1 7-7 10-18 10S9 51 9 43z" fill="none" />
      <Limb d="M22 52v7M45 52v7" fill={coat.light} />
    </>
  );
}

/** Lying down, chin on the ground. */
export function Lying({ coat }: { readonly coat: Coat }) {
  return (
    <>
      <path d="M5 60c-3-11 5-19 21-19h12c16 0 24 8 21 19z" fill={coat.fur} />
      <path d="M44 60c-2-7 2-12 8-12s9 6 7 12z" fill={coat.fur} />
    </>
  );
}

/**
 * Nunito for text and Baloo 2 for titles, © The Nunito Project Authors and The Baloo 2 Project Authors, SIL Open Font License 1.1
 * (public/nunito-OFL.txt, public/baloo-OFL.txt): Latin letters and figures.
 */
const LATIN = 'U+0000-00FF, U+0131, U+0152-0153, U+2000-206F, U+20AC, U+2122, U+2190-2193, U+2212';

/** Loads a typeface in all weights. Japanese keeps the system's font. */
export async function wear(family: 'Nunito' | 'Baloo'): Promise<void> {
  try {
    const face = new FontFace(family, `url(${new URL(`./${family.toLowerCase()}.woff2`, document.baseURI)})`, {
      weight: '200 1000',
      unicodeRange: LATIN,
    });
    document.fonts.add(await face.load());
  } catch {
    // The system's font stays.
  }
}

/**
 * Nunito for text and Baloo 2 for titles, © The Nunito Project Authors and The Baloo 2 Project Authors, SIL Open Font License 1.1
 * (public/nunito-OFL.txt, public/baloo-OFL.txt): Latin letters and figures; Nunito in all weights, Baloo in its heaviest.
 */
const LATIN = 'U+0000-00FF, U+0131, U+0152-0153, U+2000-206F, U+20AC, U+2122, U+2190-2193, U+2212';

/** Family, file and weights. */
const FACES = [
  ['Nunito', 'nunito', '200 1000'],
  ['Baloo', 'baloo', '400 1000'],
] as const;

/** Loads the typefaces after the table: the first paint never waits for them. Japanese keeps the system's font. */
export function dress(): void {
  const fetchThem = () =>
    FACES.map(async ([family, file, weight]) => {
      try {
        const face = new FontFace(family, `url(${new URL(`./${file}.woff2`, document.baseURI)})`, { weight, unicodeRange: LATIN });
        document.fonts.add(await face.load());
      } catch {
        // The system's font stays.
      }
    });
  window.setTimeout(fetchThem, 400);
}

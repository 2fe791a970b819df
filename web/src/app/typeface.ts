/** Nunito, © The Nunito Project Authors, SIL Open Font License 1.1 (public/nunito-OFL.txt): Latin letters and figures, all weights. */
const LATIN = 'U+0000-00FF, U+0131, U+0152-0153, U+2000-206F, U+20AC, U+2122, U+2190-2193, U+2212';

/** Loads the typeface after the table: the first paint never waits for it. Japanese keeps the system's font. */
export function dress(): void {
  const fetchIt = async () => {
    try {
      const face = new FontFace('Nunito', `url(${new URL('./nunito.woff2', document.baseURI)})`, {
        weight: '200 1000',
        unicodeRange: LATIN,
      });
      document.fonts.add(await face.load());
    } catch {
      // The system's font stays.
    }
  };
  window.setTimeout(fetchIt, 400);
}

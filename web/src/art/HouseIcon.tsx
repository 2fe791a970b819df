/** The way home: a small farmhouse. */
export function HouseIcon() {
  return (
    <svg viewBox="0 0 32 32" class="house" aria-hidden="true" stroke="var(--ink)" stroke-width="2.200" stroke-linejoin="round">
      <path d="M6 14v14h20V14L16 6z" fill="var(--wool)" />
      <path d="M2 16L16 4l14 12-2.500 2.500L16 8.500 4.500 18.500z" fill="var(--devil)" />
      <path d="M13 28v-8h6v8z" fill="var(--wood)" />
    </svg>
  );
}

/** The app's logo: the bell of the bellwether. */
export function BellIcon() {
  return (
    <svg viewBox="0 0 32 32" class="bell" aria-hidden="true">
      <path
        d="M16 4c-7 0-8 10-9 16l-3 4h24l-3-4C24 14 23 4 16 4z"
        fill="var(--amber)"
        stroke="var(--ink)"
        stroke-width="2.200"
        stroke-linejoin="round"
      />
      <circle cx="16" cy="26" r="3.500" fill="var(--wood)" stroke="var(--ink)" stroke-width="2" />
    </svg>
  );
}

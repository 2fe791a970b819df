/** A team's badge: a disc for the first team, a diamond for the second, with the seat's number. */
export function TeamSign({ pointed, team, text }: { readonly pointed: boolean; readonly team: string; readonly text: string }) {
  return (
    <svg viewBox="0 0 24 24" class="team-sign" aria-hidden="true">
      {pointed ? (
        <path d="M12 .8L23.2 12 12 23.2.8 12z" fill={`var(--${team})`} stroke="var(--ink)" stroke-width="1.6" />
      ) : (
        <circle cx="12" cy="12" r="10" fill={`var(--${team})`} stroke="var(--ink)" stroke-width="1.6" />
      )}
      <text x="12" y="16.6" font-size="13" font-weight="800" text-anchor="middle" fill={`var(--on-${team}, var(--on-team))`}>
        {text}
      </text>
    </svg>
  );
}

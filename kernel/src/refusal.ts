/** Why a rule refuses a move. The code picks the sentence, the rule id the page of the rules help, the facts fill the sentence. */
export interface Refusal {
  readonly kind: 'refusal';
  readonly code: string;
  readonly rule: string;
}

export function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'object' && value !== null && (value as Refusal).kind === 'refusal';
}

import type { Pace } from '@bellwether/wolf-and-hound';

/** A pace as the editor asks for it: a form, and for most forms a digit. */
export const PACE_FORMS = ['plain', 'more', 'less', 'part', 'times', 'reverse', 'back-part'] as const;
export type PaceForm = (typeof PACE_FORMS)[number];

const SIGNS: Readonly<Record<PaceForm, string>> = {
  plain: 'plain',
  more: '+',
  less: '-',
  part: '1/',
  times: 'x',
  reverse: 'reverse',
  'back-part': '-1/',
};

export interface PaceDraft {
  readonly form: PaceForm;
  readonly digit: number;
}

export function draftOf(pace: Pace): PaceDraft {
  if (pace === 'plain' || pace === 'reverse') return { form: pace, digit: 0 };
  const sign = pace.slice(0, -1);
  const form = PACE_FORMS.find((one) => SIGNS[one] === sign) ?? 'plain';
  return { form, digit: Number(pace.slice(-1)) };
}

/** The smallest digit of a form: half is the largest part. */
export const leastOf = (form: PaceForm): number =>
  form === 'plain' || form === 'reverse' ? 0 : form === 'more' || form === 'less' ? 1 : 2;

export function paceOf({ form, digit }: PaceDraft): Pace {
  if (form === 'plain' || form === 'reverse') return form;
  return `${SIGNS[form]}${Math.min(9, Math.max(leastOf(form), digit))}` as Pace;
}

import { CONCEPTS, JAPANESE_CONCEPTS, PHRASES, STOP_PHRASES, STOP_WORDS } from './concepts.ts';
import { withoutElision } from './word-forms.ts';

// Text as terms: canonical words, without inflections and synonyms. A sign in front tells its kind.

/** The chief word of a concept: it has no other forms. */
const CONCEPT = '=';
/** Part of a longer Japanese word: ·黒, ·羊. */
const PART = '·';
/** A word of questions and grammar. It tells a little: before, first, without. */
const SMALL = '%';

export const isSmall = (term: string): boolean => term.startsWith(SMALL);

/** The terms of a text, in order. */
export function termsOf(text: string): readonly string[] {
  const normal = text.normalize('NFKC').replaceAll('’', "'");
  const told = PHRASES.reduce((sum, [phrase, word]) => sum.replaceAll(phrase, word), normal).replaceAll(STOP_PHRASES, ' ');
  if (!JAPANESE.test(told)) return latinTerms(told);
  const japanese = told.replaceAll(JAPANESE_OTHERS, (other) => JAPANESE_CHIEFS.get(other) ?? other);
  return [...latinTerms(japanese), ...japaneseTerms(japanese), ...kanaTerms(japanese)];
}

const JAPANESE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

const JAPANESE_CHIEFS: ReadonlyMap<string, string> = new Map(
  JAPANESE_CONCEPTS.flatMap(([chief = '', ...others]) => others.map((other) => [other, chief] as const)),
);
/** Longer ones first. */
const JAPANESE_OTHERS = new RegExp([...JAPANESE_CHIEFS.keys()].sort((a, b) => b.length - a.length).join('|'), 'g');

const LATIN_WORD = /[\p{Script=Latin}\d'½×/+-]+/gu;

function latinTerms(text: string): readonly string[] {
  return (text.toLowerCase().match(LATIN_WORD) ?? [])
    .flatMap((word) => (/^[-+]?\d/.test(word) ? [word] : word.split(/[-/]/)))
    .map((word) => fold(withoutElision(word).replace(/'s$/, '').replaceAll("'", '')))
    .filter((word) => word !== '' && (word.length > 1 || /[\d½]/.test(word)))
    .map((word) => (STOP_FOLDED.has(word) ? `${SMALL}${word}` : canonical(word)));
}

/** Without accents. */
const fold = (word: string) =>
  ASCII.test(word)
    ? word
    : word
        .normalize('NFD')
        .replaceAll(/[\u0300-\u036f]/g, '')
        .replaceAll('ß', 'ss')
        .replaceAll('œ', 'oe');

const ASCII = /^[\x20-\x7e]*$/;

const STOP_FOLDED: ReadonlySet<string> = new Set([...STOP_WORDS].map(fold));

/** The first word of a concept stands for all its words. */
const CHIEFS: ReadonlyMap<string, string> = new Map(
  CONCEPTS.flatMap(([chief = '', ...others]) => [chief, ...others].map((word) => [fold(word), `${CONCEPT}${chief}`] as const)).reverse(),
);

/** All words of concepts: what a typing error may have meant. */
export const CONCEPT_WORDS: readonly string[] = [...CHIEFS.keys()];

export function canonical(word: string): string {
  const bare = word.replace(INFLECTION, '');
  return CHIEFS.get(word) ?? CHIEFS.get(bare) ?? CHIEFS.get(`${bare}e`) ?? word;
}
const INFLECTION = /(?<=[a-z]{4})(?:s|es|d|ed|ing|e|en|er|em|n|t|x)$/;

/** Kanji in pairs, katakana by the word. A kanji counts in full only on its own; within a word it is a part. */
function japaneseTerms(text: string): readonly string[] {
  const runs = text.replaceAll(JAPANESE_STOP, ' ').match(/\d*\p{Script=Han}+|[\p{Script=Katakana}ー]{2,}/gu) ?? [];
  return runs.flatMap((run) => {
    const signs = [...run];
    if (signs.length < 2 || !/\p{Script=Han}/u.test(run)) return [run];
    return [...signs.map((sign) => `${PART}${sign}`), ...pairsOf(run)];
  });
}
const JAPANESE_STOP = /[何時方]|場合|両方|遊|使/g;

/** Hiragana in pairs: mostly grammar, like the small words of other languages. */
function kanaTerms(text: string): readonly string[] {
  return (text.match(/\p{Script=Hiragana}{2,}/gu) ?? []).flatMap(pairsOf).map((pair) => `${SMALL}${pair}`);
}

function pairsOf(run: string): readonly string[] {
  const signs = [...run];
  return signs.slice(1).map((sign, i) => `${signs[i]}${sign}`);
}

/** Shortest common beginning of two forms of a word. */
const MIN_STEM = 4;
/** How much two words may differ after it. */
const MIN_COMMON = 0.62;
/** Shortest part of a German compound. */
const MIN_PART = 4;

/** 1 for the same word, less for another form of it or a part of a compound, 0 for another word. */
export function likenessOf(a: string, b: string): number {
  if (a === b) return 1;
  if (NO_FORMS.test(a) || NO_FORMS.test(b)) return 0;
  if (a.startsWith(PART) || b.startsWith(PART)) return a.replace(PART, '') === b.replace(PART, '') ? 0.5 : 0;
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  if (short.length < MIN_STEM || !/^[a-z]+$/.test(short)) {
    // A katakana word is often part of a longer one.
    return /[ァ-ヶ]/.test(short) && short.length >= 2 && long.includes(short) ? 0.7 : 0;
  }
  let common = 0;
  while (common < short.length && short[common] === long[common]) common++;
  if (common >= MIN_STEM && common / long.length >= MIN_COMMON) return 0.85;
  if (short.length >= MIN_PART && (long.startsWith(short) || long.endsWith(short))) return 0.6;
  return 0;
}
const NO_FORMS = new RegExp(`^[${CONCEPT}${SMALL}]`);

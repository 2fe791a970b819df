import type { Question, RulesWords } from '../words/en/rules.ts';
import { ASKED_FOR, CONCEPTS, JAPANESE_CONCEPTS, PHRASES, STOP_PHRASES, STOP_WORDS } from './concepts.ts';
import { matching, type SearchWords } from './matching.ts';
import { withoutElision } from './word-forms.ts';

/** An article that answers a question, with the question of the article that comes closest to it. */
export interface Answer<Id extends string> {
  readonly id: Id;
  readonly question?: Question;
}

type Help<Id extends string> = Pick<RulesWords<Id>, 'rules' | 'questions'>;

/** The articles that match a query, best first; at least one for any query that is not empty. */
export function answersTo<Id extends string>(help: Help<Id>, sought: string, search: SearchWords): readonly Answer<Id>[] {
  const asked = termsOf(sought);
  const found = matching(help, sought, search);
  const ranked = ranking(help, search, sought, asked);
  // A single word is looked up; a question is understood as far as possible.
  const bonus = FOUND_BONUS[Math.min(asked.length, FOUND_BONUS.length - 1)] ?? 0;
  const scoreOf = ({ id, score }: Ranked<Id>) => score + (found.includes(id) ? bonus / (1 + found.indexOf(id)) : 0);
  const most = asked.length < MIN_QUESTION_TERMS ? Math.max(found.length, NEAREST) : NEAREST;
  return ranked
    .map((one) => ({ ...one, score: scoreOf(one) }))
    .sort((a, b) => b.score - a.score)
    .slice(0, most)
    .map(({ id, question }) => (question ? { id, question } : { id }));
}

/** Shorter queries list everything that holds their words. */
const MIN_QUESTION_TERMS = 3;
/** Weight of the first article that holds all words as typed, by the number of terms. */
const FOUND_BONUS = [1000, 1000, 1, 0.5];
/** Answers to a question. */
const NEAREST = 5;

/** How much a word tells by its place in an article. */
const WEIGHTS = { title: 2.2, asked: 2, search: 1.5, text: 1 } as const;
/** Terms up to which a part of an article counts in full. */
const USUAL = { search: 25, text: 25 } as const;
const LENGTH_POWER = 0.3;
/** Weight of the closest question, against all words of the article. */
const QUESTION_WEIGHT = 1.6;
/** Weight of a word that only the answer has. */
const ANSWER_WEIGHT = 0.6;
/** Weight of asking for the same: who, when, how many. */
const KIND_WEIGHT = 0.6;
/** From this similarity on, the question's own answer is shown. */
const MIN_SIMILARITY = 0.45;

interface IndexedQuestion {
  readonly question: Question;
  readonly asked: ReadonlySet<string>;
  readonly answered: ReadonlySet<string>;
  /** What it asks for. */
  readonly for: readonly string[];
}

interface IndexedArticle {
  readonly id: string;
  /** The weight of each term. */
  readonly terms: ReadonlyMap<string, number>;
  readonly questions: readonly IndexedQuestion[];
}

interface Index {
  readonly search: SearchWords;
  readonly articles: readonly IndexedArticle[];
  readonly vocabulary: readonly string[];
}

const indexes = new WeakMap<object, Index>();

function indexOf<Id extends string>({ rules, questions }: Help<Id>, search: SearchWords): Index {
  const kept = indexes.get(rules);
  if (kept?.search === search) return kept;
  const articles = (Object.keys(rules) as Id[]).map((id): IndexedArticle => {
    const { title, text, lines = [] } = rules[id];
    const own = questions[id] ?? [];
    const terms = new Map<string, number>();
    const add = (from: string, weight: number, usual = 0) => {
      const found = termsOf(from);
      // A word among many tells less.
      const share = usual === 0 ? 1 : Math.min(1, (usual / found.length) ** LENGTH_POWER);
      for (const term of found) terms.set(term, Math.max(weight * share, terms.get(term) ?? 0));
    };
    add(title, WEIGHTS.title);
    for (const [ask] of own) add(ask, WEIGHTS.asked);
    add((search[id] ?? '').replace('|', ' '), WEIGHTS.search, USUAL.search);
    add([text, ...lines, ...own.map(([, answer]) => answer)].join(' '), WEIGHTS.text, USUAL.text);
    return { id, terms, questions: own.map(indexedQuestion) };
  });
  const index = { search, articles, vocabulary: [...new Set(articles.flatMap(({ terms }) => [...terms.keys()]))] };
  indexes.set(rules, index);
  return index;
}

const indexedQuestion = (question: Question): IndexedQuestion => ({
  question,
  asked: new Set(termsOf(question[0])),
  answered: new Set(termsOf(question[1])),
  for: askedFor(question[0]),
});

/** Who, when, how many: what a question asks for. */
const askedFor = (text: string) => Object.keys(ASKED_FOR).filter((kind) => ASKED_FOR[kind]?.test(text));

interface Ranked<Id> {
  readonly id: Id;
  readonly score: number;
  readonly question?: Question;
}

/** Articles by how much of the question they cover; rare words count more. */
function ranking<Id extends string>(help: Help<Id>, search: SearchWords, sought: string, asked: readonly string[]): readonly Ranked<Id>[] {
  const { articles, vocabulary } = indexOf(help, search);
  const wanted = [...new Set(asked)].map((term) => {
    const alike = new Map<string, number>();
    for (const known of vocabulary) {
      const likeness = likenessOf(term, known);
      if (likeness > 0) alike.set(known, likeness);
    }
    const holders = articles.filter(({ terms }) => [...alike].some(([known, likeness]) => likeness >= STRONG && terms.has(known))).length;
    return { term, alike, rarity: Math.log(1 + articles.length / Math.max(holders, 1)) };
  });
  const rarities = new Map<string, number>();
  const rarityOf = (term: string) => {
    const kept = rarities.get(term);
    if (kept !== undefined) return kept;
    const rarity = Math.log(1 + articles.length / Math.max(1, articles.filter(({ terms }) => terms.has(term)).length));
    rarities.set(term, rarity);
    return rarity;
  };
  const all = wanted.reduce((sum, { rarity }) => sum + rarity, 0) || 1;
  const wantedKinds = askedFor(sought);
  const best = (alike: ReadonlyMap<string, number>, weightOf: (known: string) => number) =>
    [...alike].reduce((most, [known, likeness]) => Math.max(most, likeness * weightOf(known)), 0);
  const sum = (weightOf: (known: string) => number) =>
    wanted.reduce((whole, { alike, rarity }) => whole + rarity * best(alike, weightOf), 0);
  return articles
    .map(({ id, terms, questions }): Ranked<Id> => {
      const words = sum((known) => terms.get(known) ?? 0) / all;
      let closest: { readonly question: Question; readonly similarity: number } | undefined;
      for (const { question, asked: own, answered, for: kinds } of questions) {
        const inAsk = sum((known) => Number(own.has(known)));
        const inAnswer = Math.max(0, sum((known) => (own.has(known) ? 1 : answered.has(known) ? ANSWER_WEIGHT : 0)) - inAsk);
        const same = wantedKinds.filter((kind) => kinds.includes(kind)).length * KIND_WEIGHT;
        const size = [...own].reduce((whole, term) => whole + rarityOf(term), kinds.length * KIND_WEIGHT);
        const similarity = (2 * (inAsk + inAnswer + same)) / (all + wantedKinds.length * KIND_WEIGHT + size + inAnswer);
        if (similarity > (closest?.similarity ?? 0)) closest = { question, similarity };
      }
      const score = words + QUESTION_WEIGHT * (closest?.similarity ?? 0);
      return { id: id as Id, score, ...(closest && closest.similarity >= MIN_SIMILARITY && { question: closest.question }) };
    })
    .sort((a, b) => b.score - a.score);
}

/** Likeness from which two words count as one when counting how rare a word is. */
const STRONG = 0.8;

/** Canonical terms of a text, in order: without stop words, inflections and synonyms. */
export function termsOf(text: string): readonly string[] {
  const told = PHRASES.reduce((sum, [phrase, word]) => sum.replaceAll(phrase, word), text.normalize('NFKC').replaceAll('’', "'"));
  const normal = JAPANESE_CONCEPTS.reduce(
    (sum, [chief = '', ...others]) => others.reduce((all, other) => all.replaceAll(other, chief), sum),
    told.replaceAll(STOP_PHRASES, ' '),
  );
  return [...latinTerms(normal), ...japaneseTerms(normal)];
}

const LATIN_WORD = /[\p{Script=Latin}\d'½×/+-]+/gu;

function latinTerms(text: string): readonly string[] {
  return (text.toLowerCase().match(LATIN_WORD) ?? [])
    .flatMap((word) => (/^[-+]?\d/.test(word) ? [word] : word.split(/[-/]/)))
    .map((word) => fold(withoutElision(word).replace(/'s$/, '').replaceAll("'", '')))
    .filter((word) => word !== '' && !STOP_FOLDED.has(word) && (word.length > 1 || /[\d½]/.test(word)))
    .map(canonical);
}

/** Without accents. */
const fold = (word: string) =>
  word
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe');

const STOP_FOLDED: ReadonlySet<string> = new Set([...STOP_WORDS].map(fold));

/** The first word of a concept stands for all its words. */
const CHIEFS: ReadonlyMap<string, string> = new Map(
  CONCEPTS.flatMap(([chief = '', ...others]) => [chief, ...others].map((word) => [fold(word), `=${chief}`] as const)).reverse(),
);
function canonical(word: string): string {
  const bare = word.replace(INFLECTION, '');
  return CHIEFS.get(word) ?? CHIEFS.get(bare) ?? CHIEFS.get(`${bare}e`) ?? word;
}
const INFLECTION = /(?<=[a-z]{4})(?:s|es|d|ed|ing|e|en|er|em|n|t|x)$/;

/**
 * Kanji in pairs, katakana by the word. Hiragana is mostly grammar. A kanji counts in full only on its own: 羊; within a
 * word it is marked: ·黒, ·羊.
 */
function japaneseTerms(text: string): readonly string[] {
  const runs = text.replaceAll(JAPANESE_STOP, ' ').match(/\d*\p{Script=Han}+|[\p{Script=Katakana}ー]{2,}/gu) ?? [];
  return runs.flatMap((run) => {
    const signs = [...run];
    if (signs.length < 2 || !/\p{Script=Han}/u.test(run)) return [run];
    return [...signs.map((sign) => `${PART}${sign}`), ...signs.slice(1).map((sign, i) => `${signs[i]}${sign}`)];
  });
}
const PART = '·';
const JAPANESE_STOP = /[何時方]|場合|両方|遊|使/g;

/** Shortest common beginning of two forms of a word. */
const MIN_STEM = 4;
/** How much two words may differ after it. */
const MIN_COMMON = 0.62;
/** Shortest part of a German compound. */
const MIN_PART = 4;

/** 1 for the same word, less for another form of it or a part of a compound, 0 for another word. */
function likenessOf(a: string, b: string): number {
  if (a === b) return 1;
  if (a.startsWith('=') || b.startsWith('=')) return 0;
  if (a.replace(PART, '') === b.replace(PART, '')) return 0.5;
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

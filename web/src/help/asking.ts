import type { Question, RulesWords } from '../words/en/rules.ts';
import { ASKED_FOR } from './concepts.ts';
import { matching, type SearchWords } from './matching.ts';
import { CONCEPT_WORDS, canonical, isSmall, likenessOf, termsOf } from './terms.ts';
import { meant } from './word-forms.ts';

/** An article that answers a question, with the question of the article that comes closest to it. */
export interface Answer<Id extends string> {
  readonly id: Id;
  readonly question?: Question;
  /** Someone asked for it much like this; otherwise it is one of the nearest. */
  readonly isClose: boolean;
}

type Help<Id extends string> = Pick<RulesWords<Id>, 'rules' | 'questions' | 'phrasings'>;

/** The articles that match a query, best first; at least one for any query that is not empty. */
export function answersTo<Id extends string>(help: Help<Id>, sought: string, search: SearchWords): readonly Answer<Id>[] {
  const asked = termsOf(sought);
  const length = asked.filter((term) => !isSmall(term)).length;
  // A single word is looked up; a question is understood as far as possible.
  const bonus = FOUND_BONUS[length] ?? 0;
  const found = bonus > 0 ? matching(help, sought, search) : [];
  const scoreOf = ({ id, score }: Ranked<Id>) => score + (found.includes(id) ? bonus / (1 + found.indexOf(id)) : 0);
  const most = length < MIN_QUESTION_TERMS ? Math.max(found.length, NEAREST) : NEAREST;
  return ranking(help, search, sought, asked)
    .map((one) => ({ ...one, score: scoreOf(one) }))
    .sort((a, b) => b.score - a.score)
    .slice(0, most)
    .map(({ id, question, closest }) => ({ id, isClose: closest >= MIN_SIMILARITY, ...(question && { question }) }));
}

/** Shorter queries list everything that holds their words. */
const MIN_QUESTION_TERMS = 3;
/** Weight of the first article that holds all words as typed, by the number of terms. Longer queries are rarely found as typed. */
const FOUND_BONUS = [1000, 1000, 1, 0.5, 0.5];
/** Answers to a question. */
const NEAREST = 5;

/** How much a word tells by its place in an article. */
const WEIGHTS = { title: 2.2, asked: 2, phrasings: 1.5, search: 1.5, text: 1 } as const;
/** A word of this many phrasings has half their weight. */
const HALF_OF_PHRASINGS = 2;
/** Terms up to which the search words or the text of an article count in full. */
const USUAL_LENGTH = 25;
const LENGTH_POWER = 0.3;
/** Weight of small words, against others. */
const SMALL_WEIGHT = 0.3;
/** Weight of the closest question, against all words of the article. */
const QUESTION_WEIGHT = 1.6;
/** Weight of a word that only the answer has. */
const ANSWER_WEIGHT = 0.6;
/** Weight of asking for the same: who, when, how many. */
const KIND_WEIGHT = 0.6;
/** From this similarity on, two questions ask for the same, and the question's own answer is shown. */
const MIN_SIMILARITY = 0.45;

interface IndexedQuestion {
  /** Undefined for a phrasing, which has no answer of its own. */
  readonly question?: Question;
  readonly asked: ReadonlySet<string>;
  readonly answered: ReadonlySet<string>;
  /** What it asks for. */
  readonly kinds: readonly string[];
  /** Of all its terms. */
  readonly weight: number;
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
  /** What a typing error may have meant. */
  readonly known: ReadonlySet<string>;
}

const indexes = new WeakMap<object, Index>();

function indexOf<Id extends string>(help: Help<Id>, search: SearchWords): Index {
  const kept = indexes.get(help.rules);
  if (kept?.search === search) return kept;
  const ids = Object.keys(help.rules) as Id[];
  const phrasings = new Map(ids.map((id) => [id, phrasingsOf(help, id)]));
  const found = ids.map((id) => ({ id, terms: weightsOf(help, id, phrasings.get(id) ?? [], search[id] ?? '') }));
  const holders = new Map<string, number>();
  for (const { terms } of found) for (const term of terms.keys()) holders.set(term, (holders.get(term) ?? 0) + 1);
  const indexed = ({ terms, kinds }: Phrasing, question?: Question): IndexedQuestion => {
    const asked = new Set(terms);
    const weight = [...asked].reduce((sum, term) => sum + weightOf(term, ids.length, holders.get(term) ?? 1), kinds.length * KIND_WEIGHT);
    return { asked, answered: new Set(termsOf(question?.[1] ?? '')), kinds, weight, ...(question && { question }) };
  };
  const articles = found.map((article) => ({
    ...article,
    questions: [
      ...(help.questions[article.id] ?? []).map((question) => indexed(phrased(question[0]), question)),
      ...(phrasings.get(article.id) ?? []).map((phrasing) => indexed(phrasing)),
    ],
  }));
  const vocabulary = [...holders.keys()];
  const index = { search, articles, vocabulary, known: new Set([...vocabulary, ...CONCEPT_WORDS]) };
  indexes.set(help.rules, index);
  return index;
}

/** A question in its own words. */
interface Phrasing {
  readonly terms: readonly string[];
  /** What it asks for. */
  readonly kinds: readonly string[];
}

const phrased = (ask: string): Phrasing => ({ terms: termsOf(ask), kinds: askedFor(ask) });

const phrasingsOf = <Id extends string>({ phrasings }: Help<Id>, id: Id) => phrasings[id]?.split(' / ').map(phrased) ?? [];

/** The terms of an article by their best place. */
function weightsOf<Id extends string>(help: Help<Id>, id: Id, phrasings: readonly Phrasing[], search: string): ReadonlyMap<string, number> {
  const { title, text, lines = [] } = help.rules[id];
  const own = help.questions[id] ?? [];
  const terms = new Map<string, number>();
  const add = (term: string, weight: number) => terms.set(term, Math.max(weight, terms.get(term) ?? 0));
  /** A word among many tells less. */
  const addLong = (long: string, weight: number) => {
    const found = termsOf(long);
    const share = Math.min(1, (USUAL_LENGTH / found.length) ** LENGTH_POWER);
    for (const term of found) add(term, weight * share);
  };
  for (const term of termsOf(title)) add(term, WEIGHTS.title);
  for (const [ask] of own) for (const term of termsOf(ask)) add(term, WEIGHTS.asked);
  const counts = new Map<string, number>();
  for (const { terms: its } of phrasings) for (const term of new Set(its)) counts.set(term, (counts.get(term) ?? 0) + 1);
  for (const [term, count] of counts) add(term, (WEIGHTS.phrasings * count) / (count + HALF_OF_PHRASINGS));
  addLong(search.replace('|', ' '), WEIGHTS.search);
  addLong([text, ...lines, ...own.map(([, answer]) => answer)].join(' '), WEIGHTS.text);
  return terms;
}

/** Who, when, how many: what a question asks for. */
const askedFor = (text: string) => Object.keys(ASKED_FOR).filter((kind) => ASKED_FOR[kind]?.test(text));

/** A word that few articles hold tells more. */
function weightOf(term: string, articles: number, holders: number): number {
  return (isSmall(term) ? SMALL_WEIGHT : 1) * Math.log(1 + articles / Math.max(holders, 1));
}

interface Ranked<Id> {
  readonly id: Id;
  readonly score: number;
  /** The similarity of its closest question or phrasing. */
  readonly closest: number;
  readonly question?: Question;
}

/** A term of the query, with the terms of the index that are like it. */
interface Wanted {
  readonly alike: readonly (readonly [term: string, likeness: number])[];
  readonly weight: number;
}

/** Articles by how much of the question they cover; rare words count more. */
function ranking<Id extends string>(help: Help<Id>, search: SearchWords, sought: string, asked: readonly string[]): readonly Ranked<Id>[] {
  const index = indexOf(help, search);
  const wanted = [...new Set(asked)].map((term) => wantedBy(term, index));
  const kinds = askedFor(sought);
  const all = wanted.reduce((sum, { weight }) => sum + weight, 0) || 1;
  const allKinds = kinds.length * KIND_WEIGHT;
  const sum = (weightHere: (term: string) => number) =>
    wanted.reduce((whole, { alike, weight }) => {
      let most = 0;
      for (const [term, likeness] of alike) most = Math.max(most, likeness * weightHere(term));
      return whole + weight * most;
    }, 0);
  const similarityTo = (question: IndexedQuestion) => {
    const inAsk = sum((term) => Number(question.asked.has(term)));
    const inBoth = sum((term) => (question.asked.has(term) ? 1 : question.answered.has(term) ? ANSWER_WEIGHT : 0));
    const inAnswer = Math.max(0, inBoth - inAsk);
    const same = kinds.filter((kind) => question.kinds.includes(kind)).length * KIND_WEIGHT;
    return (2 * (inAsk + inAnswer + same)) / (all + allKinds + question.weight + inAnswer);
  };
  return index.articles.map(({ id, terms, questions }): Ranked<Id> => {
    const words = sum((term) => terms.get(term) ?? 0) / all;
    let closest = 0;
    let shown: { readonly question: Question; readonly similarity: number } | undefined;
    for (const one of questions) {
      const similarity = similarityTo(one);
      closest = Math.max(closest, similarity);
      if (one.question && similarity > (shown?.similarity ?? MIN_SIMILARITY)) shown = { question: one.question, similarity };
    }
    return { id: id as Id, score: words + QUESTION_WEIGHT * closest, closest, ...(shown && { question: shown.question }) };
  });
}

/** Likeness from which two words count as one when counting how rare a word is. */
const STRONG = 0.8;

function wantedBy(term: string, { articles, vocabulary, known }: Index): Wanted {
  const alikeTo = (one: string) =>
    vocabulary.flatMap((other): Wanted['alike'] => {
      const likeness = likenessOf(one, other);
      return likeness > 0 ? [[other, likeness]] : [];
    });
  const typed = alikeTo(term);
  // Perhaps a typing error.
  const alike = typed.length > 0 || isSmall(term) ? typed : alikeTo(canonical(meant(term, known)));
  const same = alike.filter(([, likeness]) => likeness >= STRONG);
  const holders = articles.filter(({ terms }) => same.some(([other]) => terms.has(other))).length;
  return { alike, weight: weightOf(term, articles.length, holders) };
}

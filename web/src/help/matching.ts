import type { RulesWords } from '../words/en/rules.ts';
import type { ShellWords } from '../words/en/shell.ts';

/** Words by which an article is found besides its own. */
export type SearchWords = Readonly<Partial<Record<string, string>>>;

/** Something outside the rules that a search leads to: a card, a page. */
export interface Place {
  readonly name: string;
  /** The parts of its address. */
  readonly at: readonly string[];
  /** By which else it is found. */
  readonly search: string;
}

/** What a reader of any game may look for besides its rules and cards: who made the games, and how to begin. */
export function commonPlaces(shell: Pick<ShellWords, 'about' | 'learn'>, game: string): readonly Place[] {
  return [
    { name: shell.about, at: ['about'], search: MAKERS },
    { name: shell.learn, at: ['learn', game], search: BEGINNING },
  ];
}
const MAKERS =
  'author designer illustrator publisher credits autor autorin grafik verlag impressum auteur illustrateur éditeur 作者 発行 イラスト';
const BEGINNING =
  'quick start overview tutorial lesson schnellstart spielübersicht anleitung lektion résumé du jeu aperçu général leçon tutoriel クイックスタートガイド ゲーム概要 チュートリアル レッスン';

/**
 * The articles that hold every word looked for, whatever its case and accents. Whole words come before parts of longer ones; of either,
 * first those in the title, then those among the search words, then those in the text.
 */
export function matching<Id extends string>(
  { rules }: Pick<RulesWords<Id>, 'rules'>,
  sought: string,
  search: SearchWords = {},
): readonly Id[] {
  const texts = textsOf(rules, search);
  return firstFound(sought, (wanted) => {
    const ranked = texts.map(({ id, places }) => [id, rankOf(places, wanted)] as const);
    return ranked
      .filter(([, rank]) => rank < Number.POSITIVE_INFINITY)
      .sort(([, a], [, b]) => a - b)
      .map(([id]) => id);
  });
}

interface Article<Id> {
  readonly id: Id;
  /** Title, search words, all of it. */
  readonly places: readonly string[];
}

/** The articles last searched: they stay the same while somebody types. */
let last: { readonly rules: object; readonly search: object; readonly texts: readonly Article<string>[] } | undefined;

function textsOf<Id extends string>(rules: RulesWords<Id>['rules'], search: SearchWords): readonly Article<Id>[] {
  if (last?.rules !== rules || last.search !== search) {
    const texts = (Object.keys(rules) as Id[]).map((id) => {
      const { title, text, lines = [] } = rules[id];
      const places = [`${id} ${title}`, search[id] ?? '', `${id} ${title} ${search[id] ?? ''} ${text} ${lines.join(' ')}`];
      return { id, places: places.map(plain) };
    });
    last = { rules, search, texts };
  }
  return last.texts as readonly Article<Id>[];
}

/** The lower, the better: where the words stand whole, or else where they are part of others. */
function rankOf(places: readonly string[], wanted: readonly string[]): number {
  const whole = places.findIndex((text) => holdsWhole(text, wanted));
  if (whole >= 0) return whole;
  const part = places.findIndex((text) => holds(text, wanted));
  return part >= 0 ? places.length + part : Number.POSITIVE_INFINITY;
}

/** So many places help; a word that all of them are called by does not. */
const MOST_PLACES = 12;

/** The places that are called by every word looked for; none before something is. */
export function placesFor(places: readonly Place[], sought: string): readonly Place[] {
  if (sought.trim() === '') return [];
  const found = firstFound(sought, (wanted) => places.filter(({ name, search }) => holds(plain(`${name} ${search}`), wanted)));
  return found.length > MOST_PLACES ? [] : found;
}

/** What is found by the words as they are; where that is nothing, by what they name: 牧場 for 牧場ボード, Feld for Felder. */
function firstFound<Found>(sought: string, find: (wanted: readonly string[]) => readonly Found[]): readonly Found[] {
  const wanted = plain(sought).trim().split(/\s+/);
  for (const ending of [NONE, PRINTED_END, PLURAL_END]) {
    const found = find(wanted.map((word) => word.replace(ending, '')));
    if (found.length > 0) return found;
  }
  return [];
}

const NONE = '';
/** フェイズ, セット, エリア, ボード, カード: the books print them behind a name, and on a card its number follows. */
const PRINTED_END = /(?<=.)(?:ふぇいず|せっと|えりあ|ぼーど|かーど)(?=\d*$)/;

/** Karten, Felder, cartes, plateaux. */
const PLURAL_END = /(?<=[a-z]{4})(?:e[nrs]|[ensx])$/;

const holds = (text: string, wanted: readonly string[]) => wanted.every((word) => text.includes(word));

const holdsWhole = (text: string, wanted: readonly string[]) => wanted.every((word) => isWhole(text, word));

/** A Latin word ends where no letter follows; Japanese has no such ends. */
function isWhole(text: string, word: string): boolean {
  const goesOn = (a = '', b = '') => LATIN.test(a) && LATIN.test(b);
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const end = at + word.length;
    if (!goesOn(text[at - 1], word[0]) && !goesOn(word.at(-1), text[end])) return true;
  }
  return false;
}
const LATIN = /[a-z0-9]/;

/** As texts are compared: without case, accents of Latin letters, and the difference of kana. */
export function plain(text: string): string {
  return (
    text
      .normalize('NFKD')
      // Only Latin letters lose their marks: が is not か.
      .replaceAll(/[\u0300-\u036f]/g, '')
      .replaceAll('\u2060', '')
      .replaceAll(/[−–]/g, '-')
      .replaceAll('⁄', '/')
      .replaceAll('’', "'")
      .normalize('NFC')
      .replaceAll(/[ァ-ヶ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60))
      // ウルフ 06 and ウルフ06 are one name.
      .replaceAll(/(?<=[ぁ-ゖー])\s+(?=\d)/g, '')
      .toLowerCase()
  );
}

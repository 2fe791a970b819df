import type { RulesWords } from '../words/en/rules.ts';

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

/**
 * The articles that hold every word looked for, whatever its case and accents. First those that have them in their title, then those
 * that have them among their search words, then the others.
 */
export function matching<Id extends string>(
  { rules }: Pick<RulesWords<Id>, 'rules'>,
  sought: string,
  search: SearchWords = {},
): readonly Id[] {
  const texts = (Object.keys(rules) as Id[]).map((id) => {
    const { title, text, lines = [] } = rules[id];
    const places = [`${id} ${title}`, search[id] ?? '', `${id} ${title} ${search[id] ?? ''} ${text} ${lines.join(' ')}`];
    return { id, places: places.map(plain) };
  });
  return firstFound(sought, (wanted) => {
    const ranked = texts.map(({ id, places }) => [id, places.findIndex((text) => holds(text, wanted))] as const);
    return ranked
      .filter(([, n]) => n >= 0)
      .sort(([, a], [, b]) => a - b)
      .map(([id]) => id);
  });
}

/** So many places help; a word that all of them are called by does not. */
const MOST_PLACES = 12;

/** The places that are called by every word looked for; none before something is. */
export function placesFor(places: readonly Place[], sought: string): readonly Place[] {
  if (sought.trim() === '') return [];
  const found = firstFound(sought, (wanted) => places.filter(({ name, search }) => holds(plain(`${name} ${search}`), wanted)));
  return found.length > MOST_PLACES ? [] : found;
}

/** What is found by the words as they are; where that is nothing, by what they name: 牧場 for 牧場ボード. */
function firstFound<Found>(sought: string, find: (wanted: readonly string[]) => readonly Found[]): readonly Found[] {
  const wanted = plain(sought).trim().split(/\s+/);
  const found = find(wanted);
  return found.length > 0 ? found : find(wanted.map((word) => word.replace(PRINTED_END, '')));
}

/** フェイズ, セット, エリア, ボード, カード: the books print them behind a name, and on a card its number follows. */
const PRINTED_END = /(?<=.)(?:ふぇいず|せっと|えりあ|ぼーど|かーど)(?=\d*$)/;

const holds = (text: string, wanted: readonly string[]) => wanted.every((word) => text.includes(word));

function plain(text: string): string {
  return (
    text
      .normalize('NFKD')
      // Only Latin letters lose their marks: が is not か.
      .replaceAll(/[\u0300-\u036f]/g, '')
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

import type { RulesWords } from '../words/en/rules.ts';
import type { ShellWords } from '../words/en/shell.ts';
import { asked, spelled } from './readings.ts';
import { meant, rootOf, stem, withoutElision } from './word-forms.ts';

/** Search words of an article besides its text; after ` | ` those for which it is the first result. */
export type SearchWords = Readonly<Partial<Record<string, string>>>;

/** A search result outside the rules: a card, a page. */
export interface Place {
  readonly name: string;
  /** The parts of its address. */
  readonly at: readonly string[];
  /** Search words besides its name. */
  readonly search: string;
}

/** Pages that a reader of any game may search for: credits, and the lesson. */
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
 * Articles that contain every word of the query, ignoring case, accents and inflection. Whole words rank before parts
 * of longer words; within that, title before search words before text. First of all come articles with the query as a
 * separate Japanese search word: ウルフ finds wolves, not ジジウルフ.
 */
export function matching<Id extends string>(
  { rules }: Pick<RulesWords<Id>, 'rules'>,
  sought: string,
  search: SearchWords = {},
): readonly Id[] {
  if (sought.trim() === '') return Object.keys(rules) as Id[];
  const texts = textsOf(rules, search);
  const known = () => new Set(texts.flatMap(({ places }) => [...(places.at(-1)?.stems ?? [])]));
  return firstFound(sought, known, (wanted, how) =>
    texts
      .map((article) => [article.id, isCodeOf(article, wanted) ? CODE_RANK : rankOf(article, wanted, how)] as const)
      .filter(([, rank]) => rank < Number.POSITIVE_INFINITY)
      .sort(([a, rankA], [b, rankB]) => rankA - rankB || (inTitle(rankA) ? rules[a].title.length - rules[b].title.length : 0))
      .map(([id]) => id),
  );
}

/** A normalized text, the stems of its Latin words, and their roots as French verbs. */
interface Indexed {
  readonly text: string;
  readonly stems: ReadonlySet<string>;
  readonly roots: ReadonlySet<string>;
}

interface Article<Id> {
  readonly id: Id;
  /** Its Japanese search words, separately. */
  readonly called: ReadonlySet<string>;
  /** The normalized rule id. */
  readonly code: string;
  /** Title, search words, everything. */
  readonly places: readonly Indexed[];
  /** Search words for which it is the first result. */
  readonly chief: Indexed;
}

/** Indexes by help: they stay while the query changes. */
const indexes = new WeakMap<object, { readonly search: object; readonly texts: readonly Article<string>[] }>();

function textsOf<Id extends string>(rules: RulesWords<Id>['rules'], search: SearchWords): readonly Article<Id>[] {
  let index = indexes.get(rules);
  if (index?.search !== search) {
    const texts = (Object.keys(rules) as Id[]).map((id) => {
      const { title, text, lines = [] } = rules[id];
      const [also = '', chief = ''] = (search[id] ?? '').split(' | ');
      const sought = `${also} ${chief}`;
      const places = [title, sought, `${title} ${sought} ${text} ${lines.join(' ')}`];
      const called = new Set(
        also
          .split(' ')
          .map(plain)
          .filter((word) => JAPANESE.test(word)),
      );
      return { id, code: plain(id), called, places: places.map(indexed), chief: indexed(chief) };
    });
    index = { search, texts };
    indexes.set(rules, index);
  }
  return index.texts as readonly Article<Id>[];
}

function indexed(raw: string): Indexed {
  const text = plain(raw);
  const words = text.match(/[a-z]+/g) ?? [];
  return { text, stems: new Set(words.map(stem)), roots: new Set(words.map(rootOf)) };
}

/**
 * A rule id matches whole, or by its beginning with the hyphen. No word matches inside one: Opas is not in R-NOPASS.
 */
const isCodeOf = ({ code }: Article<string>, [word = '', ...more]: readonly string[]) =>
  more.length === 0 && (code === word || (word.includes('-') && code.startsWith(`${word}-`)));
const CODE_RANK = -9;
/** The title equals the query. */
const TITLE_RANK = -8;
/** The query is a chief search word of the article: before all matches in titles. */
const CHIEF_RANK = -7;

/**
 * How words match: as typed; by stem, also inside longer words; as other forms of a verb; or as parts of the query,
 * which match word beginnings only.
 */
type How = 'as typed' | 'loosely' | 'verb' | 'part';

/** Lower is better: whole words first, then other inflections, then parts of longer words. */
function rankOf({ called, places, chief }: Article<string>, wanted: readonly string[], how: How): number {
  const phrase = wanted.join(' ');
  if (places[0]?.text === phrase) return TITLE_RANK;
  if (wanted.every((word) => isWhole(chief.text, word) || chief.stems.has(stem(word)))) return CHIEF_RANK;
  const whole = places.findIndex(({ text }) => wanted.every((word) => isWhole(text, word)));
  const bent = places.findIndex(({ text, stems, roots }) =>
    wanted.every((word) => isWhole(text, word) || stems.has(stem(word)) || (how === 'verb' && roots.has(rootOf(word)))),
  );
  const part = places.findIndex(({ text }) => holds(text, wanted, how === 'part'));
  const rank = Math.min(orLast(WHOLE[whole]), orLast(BENT[bent]), orLast(PART[part]));
  if (wanted.every((word) => called.has(word))) return rank - OWN_WORD_BONUS;
  // Of two titles that match, the one whose search words match too.
  if (whole === 0 && wanted.every((word) => isWhole(places[1]?.text ?? '', word))) return rank - 1;
  // Adjacent words count more than the same words apart.
  if (wanted.length > 1 && rank === WHOLE[whole] && isWhole(places[whole]?.text ?? '', phrase)) return rank - 0.5;
  if (rank < Number.POSITIVE_INFINITY || how !== 'loosely') return rank;
  // Only a long stem is significant inside a longer word.
  const stems = wanted.map((word) => (stem(word).length >= 5 ? stem(word) : word));
  return holds(places.at(-1)?.text ?? '', stems) ? 9 : rank;
}
const orLast = (rank: number | undefined) => rank ?? Number.POSITIVE_INFINITY;
/** Bonus for a separate Japanese search word. */
const OWN_WORD_BONUS = 4;
/** Ranks by place: another inflection in a title or search word beats the exact word somewhere in a text. */
const WHOLE = [0, 1, 4];
const BENT = [2, 3, 5];
const PART = [6, 7, 8];
/** Of several such titles the shortest is most specific. */
const inTitle = (rank: number) => [0, -1, -OWN_WORD_BONUS, -1 - OWN_WORD_BONUS, BENT[0]].includes(rank);

/** Most results shown; a word that more places share is not specific enough. */
const MAX_PLACES = 12;

/** Places whose names match every word of the query; none for an empty query. */
export function placesFor(places: readonly Place[], sought: string, most = MAX_PLACES): readonly Place[] {
  if (sought.trim() === '') return [];
  const called = places.map(({ name, search }) => plain(`${name} ${search}`));
  for (const words of [
    sought,
    sought.replace(PRINTED_END, ''),
    spelled(plain(sought).trim()),
    plain(sought).trim().split(/\s+/).map(stem).join(' '),
  ]) {
    const wanted = plain(words).trim().split(/\s+/);
    const found = places.filter((_, i) => holds(called[i] ?? '', wanted));
    if (found.length > 0) return found.length > most ? [] : found;
  }
  return [];
}

/**
 * Tries weaker matches until one finds something: the words as typed; without printed additions (牧場 for 牧場ボード, 骨 for
 * 骨つき); other verb forms (pose for poser); the longest part of a single word (Gleichstand for Gleichstandsregel); at
 * last with one typo corrected. `known`: all stems.
 */
function firstFound<Found>(
  sought: string,
  known: () => ReadonlySet<string>,
  find: (wanted: readonly string[], how: How) => readonly Found[],
): readonly Found[] {
  const words = sought.normalize('NFKC').trim().split(/\s+/);
  const [word = ''] = words;
  const telling = words.map(withoutElision).filter((one) => !SMALL.has(one.toLowerCase()));
  const tries = [
    words,
    ...[words.map((one) => spelled(plain(one))), words.map(asked)].flatMap((tried) => [tried, ...unbent(tried)]),
    words.map((one) => one.replace(PRINTED_END, '')),
    ...unbent(words),
    ...unbent(words.flatMap((one) => one.split(PARTICLES))),
    telling,
    // 3プレイヤー分移動: the book means any number.
    words.map((one) => one.replace(/^\d+(?=[^\d])/, '')),
  ].filter((tried) => tried.length > 0);
  for (const tried of tries) {
    const found = find(tried.map(plain), 'as typed');
    if (found.length > 0) return found;
  }
  const forms = [
    [words.map(plain), 'loosely'],
    [telling.map(plain), 'verb'],
  ] as const;
  for (const [tried, how] of forms) {
    const found = tried.length > 0 ? find(tried, how) : [];
    if (found.length > 0) return found;
  }
  for (const part of words.length > 1 ? [] : partsOf(plain(word))) {
    const found = find([part], 'part');
    if (found.length > 0) return found;
  }
  const stems = known();
  const corrected = telling.map((one) => meant(plain(one), stems));
  return corrected.length > 0 ? find(corrected, 'as typed') : [];
}

/** Stop words. */
const SMALL = new Set(
  'the a an of to der die das den dem des ein eine einen einem einer eines zum zur vom im am le la les l’ un une des du de au aux sa son ses ma mon mes ta ton tes se'.split(
    ' ',
  ),
);

/** フェイズ, セット, エリア, ボード, カード: the books print them after a name, and on a card its number follows. */
const PRINTED_END = /(?<=.)(?:フェイズ|ふぇいず|セット|せっと|エリア|えりあ|ボード|ぼーど|カード|かーど)(?=\s*\d*$)/;

/** Inflectional kana after a kanji or a katakana word: 骨つき, 逃げた, チェンジコールした. Removed one by one. */
function unbent(words: readonly string[]): readonly (readonly string[])[] {
  const most = Math.max(...words.map((word) => KANA_END.exec(word)?.[0].length ?? 0));
  return Array.from({ length: most }, (_, i) => words.map((word) => word.replace(KANA_END, (kana) => kana.slice(0, -1 - i))));
}
const KANA_END = /(?<=[\p{Script=Han}\p{Script=Katakana}ー])[ぁ-ゖ]+$/u;

/** 3をプレイできない: the words before and after a particle are searched separately. */
const PARTICLES = /(?<=[^ぁ-ゖ])[をがはにの](?=[^ぁ-ゖ])/;

/** Beginnings and ends of a word, longest first, down to the shortest significant one. */
function partsOf(word: string): readonly string[] {
  const parts: string[] = [];
  // Half of a Latin compound is too little: Dummy-Karten are not any cards.
  const least = word.length + (/^[a-z-]+$/.test(word) ? 1 : 0);
  for (let length = word.length - 1; length * 2 >= least; length--)
    for (const part of [word.slice(0, length), word.slice(-length)]) if (isTelling(part)) parts.push(part);
  return parts;
}

/** Two kanji, three kana or six letters are significant. */
const isTelling = (part: string) =>
  /^[a-z]+$/.test(part) ? part.length >= 6 : /\p{Script=Han}.*\p{Script=Han}/u.test(part) || (part.length >= 3 && !LATIN.test(part));

const holds = (text: string, wanted: readonly string[], begins = false) => wanted.every((word) => isPart(text, word, begins));

/**
 * A Latin word matches at the beginning of a longer one and, unless `begins`, as the end of a compound; a long word
 * matches anywhere.
 */
function isPart(text: string, word: string, begins: boolean): boolean {
  if (!/^[a-z]+$/.test(word) || (word.length >= 5 && !begins)) return text.includes(word);
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (!LATIN.test(text[at - 1] ?? '') || (!begins && /^[a-z]{0,2}(?![a-z])/.test(text.slice(at + word.length)))) return true;
  return false;
}

/**
 * A Latin word ends where no letter follows, a single kanji where no other kanji follows; other Japanese has no such
 * boundaries.
 */
function isWhole(text: string, word: string): boolean {
  const letter = word.length === 1 && HAN.test(word) ? HAN : LATIN;
  const goesOn = (a = '', b = '') => letter.test(a) && letter.test(b);
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const end = at + word.length;
    if (CARD_NUMBER.test(text.slice(end - 1, end + 2))) continue;
    if (!goesOn(text[at - 1], word[0]) && !goesOn(word.at(-1), text[end])) return true;
  }
  return false;
}
const LATIN = /[a-z0-9]/;
/** 02 is not in 02-1. */
const CARD_NUMBER = /\d-\d/;
const HAN = /\p{Script=Han}/u;
const JAPANESE = /[ぁ-ヿ\p{Script=Han}]/u;

/**
 * Normalizes a text for search: case, accents of Latin letters, hiragana and katakana, and kanji that are often written
 * in kana.
 */
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
      .replaceAll('ß', 'ss')
      // The German book prints [3].
      .replaceAll(/[[\]]/g, '')
      .normalize('NFC')
      .replaceAll(/[ァ-ヶ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60))
      // Written in kanji or in kana.
      .replaceAll('無', 'な')
      .replaceAll('付き', 'つき')
      .replaceAll('ふぇーず', 'ふぇいず')
      // 二人 equals 2人.
      .replaceAll(/[一二三四](?=[人枚匹個歩回])/g, (number) => `${'一二三四'.indexOf(number) + 1}`)
      // ウルフ 06 equals ウルフ06.
      .replaceAll(/(?<=[ぁ-ゖー])\s+(?=\d)/g, '')
      .toLowerCase()
  );
}

import { describe, expect, it } from 'vitest';
import { SHEEP_WORDS } from '../../src/games/sheep-and-thief/words/table.ts';
import { bookName } from '../../src/games/wolf-and-hound/book-name.ts';
import { printedName } from '../../src/games/wolf-and-hound/printed-name.ts';
import { WOLF_GALLERY } from '../../src/games/wolf-and-hound/words/gallery.ts';
import { WOLF_SETS } from '../../src/games/wolf-and-hound/words/sets.ts';
import { WOLF_WORDS } from '../../src/games/wolf-and-hound/words/table.ts';
import { LANGUAGES } from '../../src/words/languages.ts';
import { preload } from '../../src/words/useWords.ts';

const CONFIG = { edition: '2016', players: 4, animals: [], expansion: false } as const;
const ANNA = { you: false, name: 'Anna' };
const YOU = { you: true, name: 'Lac' };

/** Names in the printed books: special cards, phases, levels. */
const NAMES = {
  en: [
    ['Grandpa Wolf', 'Confused Hound', 'Red Devil', 'Black Blanket', 'White Blanket', 'Blanket Wolf'],
    ['Activation', 'Check', 'Play', 'Draw'],
    ['First game', 'Beginner', 'Experienced', 'Gamer'],
  ],
  de: [
    ['Opa Wolf', 'Verwirrter Hund', 'Roter Teufel', 'Schwarzer Pelz', 'Weißer Pelz', 'Wolf im Schafspelz'],
    ['Aktivieren', 'Prüfen', 'Ausspielen', 'Nachziehen'],
    ['Erstes Spiel', 'Anfänger', 'Erfahrene', 'Vielspieler'],
  ],
  fr: [
    ['Papi Loup', 'Chien déboussolé', 'Diable rouge', 'Couverture noire', 'Couverture blanche', 'Loup à la couverture'],
    ['Activation', 'Vérification', 'Jouer', 'Pioche'],
    ['Première partie', 'Débutants', 'Expérimentés', 'Experts'],
  ],
  ja: [
    ['ジジウルフ', 'オロオロハウンド', '赤い悪魔', '黒毛布', '白毛布', '毛布大好きウルフ'],
    ['発動', '判定', 'プレイ', '補充'],
    ['入門セット', '初級セット', '中級セット', 'ゲーマーセット'],
  ],
} as const;
const SPECIAL = ['extra-01', 'extra-02', 'designer-01', 'designer-02-1', 'designer-02-2', 'designer-02-3'];

describe.each(LANGUAGES)('the books in %s', (language) => {
  it('give cards, phases and levels their names', async () => {
    const { cards, table } = await preload(WOLF_WORDS, language);
    const { setup } = await preload(WOLF_SETS, language);
    const { 'first-game': first, beginner, experienced, gamer } = setup.levels;
    const ours = [SPECIAL.map((id) => cards[id]?.name), table.phases, [first, beginner, experienced, gamer]];
    expect(ours).toEqual(NAMES[language]);
  });

  it('print another name on special cards, which stands beside ours', async () => {
    const words = await preload(WOLF_WORDS, language);
    expect(printedName(words, CONFIG, 'extra-01')).toContain(language === 'ja' ? 'Extra\u00a0card\u00a001' : 'Extra\u00a001');
    expect(printedName(words, CONFIG, 'designer-02-3')).toContain(
      language === 'ja' ? 'Designer’s\u00a0card\u00a002\u2060-\u20603' : 'Designer’s\u00a002-3',
    );
    expect(printedName(words, CONFIG, 'wolf-01')).toBe(words.cards['wolf-01']?.name);
    expect(bookName(words, CONFIG, 'extra-01')).toBe(printedName(words, CONFIG, 'extra-01'));
    const [hound, meta, tornado] = ['hound-02', 'metamorphic-03', 'tornado-01'].map((id) =>
      bookName(words, CONFIG, id).replaceAll('\u00a0', ' '),
    );
    expect([hound, meta, tornado]).toEqual(
      {
        en: ['Hound 02', 'Metamorphic 03', 'Tornado 01'],
        de: ['Hund 02 (Hound card 02)', 'Verwandlung 03 (Metamorphic card 03)', 'Tornado 01'],
        fr: ['Chien 02 (Hound card 02)', 'Métamorphe 03 (Metamorphic card 03)', 'Tornade 01 (Tornado card 01)'],
        ja: ['ハウンド 02（Hound card 02）', 'メタモル 03（Metamorphic card 03）', 'トルネード 01（Tornado card 01）'],
      }[language],
    );
  });
});

describe('sentences', () => {
  it('French agrees and elides', async () => {
    const [wolf, sheep] = [await preload(WOLF_WORDS, 'fr'), await preload(SHEEP_WORDS, 'fr')];
    expect(wolf.table.pasture(ANNA, wolf.table.side(wolf.teams.blue, 'partner'), 1, 3, 4, false)).toBe(
      'Anna, partenaire, équipe bleue\u00a0: 1 mouton sur 3, 4 cartes',
    );
    expect(wolf.table.left('3 noir', 1, 4)).toBe('3 noir\u00a0: 1 cachée sur 4');
    expect(sheep.table.board(ANNA, 1, 0, 2)).toBe('Plateau d’Anna\u00a0: 1 pièce d’or, 0 mouton volé, 2 cartes. Agrandir');
    expect(sheep.tells.drives(ANNA, 2, false, 'ici')).toContain('Le chien d’Anna');
    expect(sheep.tells.ends([YOU, ANNA])).toBe('Anna et toi partagez la victoire.');
    expect(wolf.over['no-sheep']([ANNA])).toBe('Anna n’a plus de mouton\u00a0: la partie est finie.');
    expect(wolf.over['no-sheep']([YOU])).toMatch(/^Tu n’as plus de mouton/);
    expect(wolf.tells.loses(YOU, 'Loup 01', 2)).toBe('Loup 01\u00a0: tu perds un mouton (il t’en reste 2).');
    expect(sheep.tells.startsRound(3, YOU, true)).toMatch(/: tu commences/);
    expect(wolf.tells.loses(ANNA, 'Loup 01', 0)).toBe('Loup 01\u00a0: Anna perd un mouton (il ne lui en reste aucun).');
    expect(sheep.botBecause(sheep.why['only-move'](ANNA))).toBe('C’est le seul coup possible.');
    const ghost = { you: false, name: wolf.dummy(4) };
    expect(wolf.foresee.loses(ghost, 1)).toBe('Le Fantôme 4 va perdre un mouton.');
    expect(wolf.foresee.protects([ghost])).toBe('Cela sauve le Fantôme 4 du loup.');
    expect(wolf.tells.moves('Loup 01', 2, false, ghost)).toMatch(/chez le Fantôme 4\.$/);
    expect(sheep.hint.keep('Carte 4 (prairie) + Carte 40 (prairie)')).toBe('garder la carte 4 (prairie) et la carte 40 (prairie)');
  });

  it('German takes the genitive of any name', async () => {
    const [wolf, sheep] = [await preload(WOLF_WORDS, 'de'), await preload(SHEEP_WORDS, 'de')];
    expect(wolf.tells.stopped({ you: false, name: 'Hans' }, 'meat')).toBe('Hans’ Fleisch hält das Tier auf.');
    expect(wolf.tells.stopped({ you: false, name: 'Dummy 4' }, 'meat')).toBe('Fleisch von Dummy 4 hält das Tier auf.');
    expect(sheep.tells.drives({ you: false, name: 'Max' }, 1, false, sheep.cell(2, 1))).toBe(
      'Max’ Hund treibt 1 Schaf auf Reihe 2, Spalte 1.',
    );
    expect(sheep.tells.ends([YOU, ANNA])).toBe('Anna und du, ihr teilt euch den Sieg.');
  });

  it('German speaks of players and cards as its books do', async () => {
    const [wolf, sheep, gallery] = [await preload(WOLF_WORDS, 'de'), await preload(SHEEP_WORDS, 'de'), await preload(WOLF_GALLERY, 'de')];
    const { does, whose, moves, movedBy, pace } = gallery;
    expect(`${does.hound(whose.self, 1)} ${moves(movedBy.white, pace.plain ?? '')}`).toBe(
      'Bringt dem Spieler, vor dem das Tier liegt, ein Schaf zurück. Weiße Karten bewegen das Tier so weit, wie die Zahl sagt.',
    );
    expect(does.hound(whose.left, 2)).toBe('Bringt dem linken Nachbarn 2 Schafe zurück.');
    expect(does.wolf(whose.self, 1)).toBe('Verjagt ein Schaf des Spielers, vor dem das Tier liegt.');
    expect(wolf.foresee.mayLose([YOU], false, false)).toBe('Bleibt der Wolf dort, verjagt er ein Schaf von dir.');
    expect(wolf.foresee.mayLose([YOU, ANNA], false, true)).toBe('Bleiben die Wölfe dort, verjagen sie je ein Schaf von dir und Anna.');
    expect(wolf.foresee.mayLose([ANNA], true, true)).toBe('Bleiben die Wölfe dort, verjagen sie Schafe von Anna.');
    const ends = [[YOU], [ANNA], [ANNA, YOU], [ANNA, ANNA]].map((who) => wolf.over['no-sheep'](who));
    expect(ends.map((said) => said.replace(' keine Schafe mehr.', ''))).toEqual([
      'Du hast',
      'Anna hat',
      'Anna und du habt',
      'Anna und Anna haben',
    ]);
    expect(wolf.tells.loses(ANNA, 'Wolf 01', 0)).toBe('Wolf 01: Anna verliert ein Schaf (jetzt keins mehr).');
    const left = (s: number, foxes: number) => sheep.refusals['images-left']({ sheep: s, foxes });
    expect([left(0, 2), left(1, 0)]).toEqual(['Du musst den Fuchs noch 2 Felder bewegen.', 'Du musst noch 1 Schaf nehmen.']);
    expect(left(2, 1)).toBe('Du musst noch 2 Schafe nehmen und den Fuchs noch 1 Feld bewegen.');
  });

  it('Japanese counts with the right word and has a verb', async () => {
    const [wolf, sheep] = [await preload(WOLF_WORDS, 'ja'), await preload(SHEEP_WORDS, 'ja')];
    expect(wolf.tells.turnsOver('オロオロハウンド', '裏向き', 'company', YOU, false)).toBe(
      'オロオロハウンドは、ほかのアニマルがいるので裏返って裏向きに。',
    );
    expect(sheep.tells.fox(YOU, '上へ', 1, false)).toBe('あなたがキツネを上へ動かした。');
    expect(sheep.tells.fox(YOU, '上へ', 2, true)).toMatch(/^あなたがキツネを上へ2\u2060?歩動かす。$/);
    expect([sheep.gold(3), sheep.cell(2, 3), sheep.table.supply(12)]).toEqual([
      '金貨3\u2060枚',
      '2段目・左から3番目',
      'ストック：羊12\u2060匹',
    ]);
  });
});

it('nobody wakes: every book says "activate"', () => {
  const sources = import.meta.glob<string>('../../src/**/{words,cards}/**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true });
  const files = Object.entries(sources).filter(([file]) => !file.endsWith('search.ts'));
  expect(files.length).toBeGreaterThan(60);
  const wakes = /\bw(akes?|oke)\b|erwach|éveill?e?|Éveil\b/;
  expect(files.filter(([, text]) => wakes.test(text)).map(([file]) => file)).toEqual([]);
});

/** Names and phrases that no book and no native player uses. */
const MISNOMERS = {
  de: /Decken?(wolf|karten)|Schafkarte|Einsteiger|Kenner\b|Designer-Karten|Kartenwahl|kommt auf\.|gewinnen mehr|Folge egal|im Ganzen|bewegen es\b|Platz (\$\{|[1-4])|\bTor\b|[Gg]estohlen|stiehlt|(?<!Fuchs \()Fritz|# Personen|[Bb]espr[eo]ch|Tornado-Karten|des Autors|Rückkehr-Code/,
  fr: /\b\d or\b|\b[Rr]oute\b|[Éé]table|[Aa]rrondi\w* en bas|anti-horaire|au trait|Habitués|avertis|[Cc]onfus\b|des vôtres|\b[Vv]otre\b|\b[Vv]ous êtes\b|artes nombre|\bBots?\b|\bbots\b|\bun bot\b|\bPlace (\$\{|[1-4])|\bplace [1-4]|l’histoire|# pas\b|de l’auteur|[Rr]ivières ne comptent|arrête le renard|[Dd]eux pareils|d’affilée|[Tt]ermine ton|chez moi\b|à moi\b/,
  ja: /ブランケット|まよえる|レッドデビル|おじいちゃん|場札|カード選び|先手|下2列|指せません|復元|主催者|経過|「自分」のページ|勝ちを分け|プレイ済カード|(?<!空)席(\$\{|[1-4])|ヒツジ|ブラウザー|対局|デザイナーズ|振り返|見返|だれ|一番(?![上下])|味方|未確認|わかっ|わかり|学びの道|お手元|\p{L}: /u,
} as const;

describe.each(['de', 'fr', 'ja'] as const)('the words of %s', (language) => {
  const raw = import.meta.glob<string>('../../src/**/words/**/*.ts', { query: '?raw', import: 'default', eager: true });
  const files = Object.entries(raw).filter(([file]) => new RegExp(`/words/${language}(/|\\.|-)`).test(file));
  /** Only quoted texts, and no imports. */
  const said = (text: string) =>
    text
      .split('\n')
      .filter((line) => !/^import|^ *\/[/*]/.test(line))
      .flatMap((line) => line.match(/'[^']*'|`[^`]*`/g) ?? []);

  it('hold no misnomer', () => {
    expect(files.length).toBeGreaterThanOrEqual(12);
    const found = files.flatMap(([file, text]) =>
      said(text)
        .filter((one) => MISNOMERS[language].test(one))
        .map((one) => `${file}: ${one}`),
    );
    expect(found).toEqual([]);
  });
});

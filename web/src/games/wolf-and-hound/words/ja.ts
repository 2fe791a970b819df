import { byFile } from '../../../words/byFile.ts';
import { counted, san, sheep } from '../../../words/grammar/ja.ts';
import { joiner, lister } from '../../../words/plural.ts';
import type { CardWords } from '../card.ts';
import type { Who, WolfWords } from './en.ts';

const and = lister('ja');
const name = (who: Who) => (who.you ? 'あなた' : san(who.name));
const rest = (animals: readonly string[]) => (animals.length === 0 ? '' : `（${and(animals)}は発動しない）`);
/** A number lost, and a number brought back. */
const leaves = (lost: number, gained: number) =>
  `${counted(lost, 'sheep')}逃げ、${lost + gained === 2 ? 'すぐに' : counted(gained, 'sheep')}戻る`;
const list = (facts: Readonly<Record<string, unknown>>, key: string) => [facts[key] ?? ''].flat().join('、');

const CHASER = { wolf: 'ウルフ', hound: 'ハウンド' };

const refusals: WolfWords['refusals'] = {
  'game-over': () => 'ゲームは終わりました。',
  'not-your-turn': () => 'あなたの手番ではありません。',
  'not-asked': () => '今聞かれているのは別のことです。',
  'not-in-hand': (facts) => `${list(facts, 'card')}は手札にありません。`,
  'forbidden-value': (facts) => `この手番に${list(facts, 'value')}は出せません。`,
  'not-a-choice': () => 'それは選べません。',
};

const why: WolfWords['why'] = {
  'sheep-won': (who) => `${name(who)}の羊を逃がせます`,
  'sheep-brought-home': (who) => `${name(who)}の羊を連れ戻せます`,
  'wolf-left': (who) => `ウルフを残して${name(who)}の羊を逃がせます`,
  'hound-left': (who) => `ハウンドを残して${name(who)}の羊を連れ戻せます`,
  'another-sheep-won': (who) => `${name(who)}の羊をもう1匹逃がせます`,
  'another-sheep-home': (who) => `${name(who)}の羊をもう1匹連れ戻せます`,
  'threat-averted': (who) => `${name(who)}からウルフを遠ざけられます`,
  'partner-protected': (who) => `${name(who)}を守れます`,
  'opponent-threatened': (who) => `ウルフで${name(who)}の羊を狙えます`,
  'help-called': (who) => `ハウンドを${name(who)}の助けに回せます`,
  'help-near': (who) => `${name(who)}のためにハウンドを控えさせておけます`,
  'help-denied': (who) => `${name(who)}からハウンドを引き離せます`,
  'game-won': () => '勝てます',
  'kept-for-later': () => '良いカードを残せます',
  'only-move': () => 'ほかに出せるカードがありません',
};

export const words = {
  ...joiner('ja'),
  goal: '羊を守り、相手の羊を森へ逃がしましょう。',
  seats: ['沢さん', '丘さん', '樫さん', '水車さん'],
  dummy: (seat) => `ダミー${seat}`,
  seat: (seat) => `プレイヤー${seat}`,
  you: 'あなた',
  teams: { blue: 'チーム青', yellow: 'チーム黄', green: 'チーム緑', orange: 'チーム橙' },
  cards: byFile(import.meta.glob<CardWords>('../cards/**/*', { query: '?ja', import: 'ja', eager: true })),
  animals: {
    only: { wolf: 'ウルフ', hound: 'ハウンド', metamorphic: 'メタモル' },
    trait: {
      plain: (kind) => (kind === 'wolf' ? '灰色のウルフ' : '茶色のハウンド'),
      '+1': (kind) => `足の速い${CHASER[kind]}`,
      '1/2': (kind) => `のろまな${CHASER[kind]}`,
      '-1': (kind) => `杖つき${CHASER[kind]}`,
      '-1/2': (kind) => `後ずさりの${CHASER[kind]}`,
      left: (kind) => `左向きの${CHASER[kind]}`,
      right: (kind) => `右向きの${CHASER[kind]}`,
      across: (kind) => `向かいを見る${CHASER[kind]}`,
    },
    of: {
      'metamorphic-01': '月のメタモル',
      'metamorphic-02': '人形のメタモル',
      'metamorphic-03': '半分のメタモル',
      'metamorphic-04': 'スカーフのメタモル',
      'sheep-01': '居眠りシープ',
      'sheep-02': '不機嫌シープ',
      'tornado-01': '居眠りシープ',
      'tornado-02': '不機嫌シープ',
      'extra-01': 'ジジウルフ',
      'extra-02': 'オロオロハウンド',
      'designer-01': '赤い悪魔',
      'designer-02-1': '黒毛布',
      'designer-02-2': '白毛布',
      'designer-02-3': '毛布大好きウルフ',
      'house-01': '鈴の羊',
    },
  },
  printed: (name, printed) =>
    `${name}（${(printed.includes('card') ? printed : printed.replace('\u00a0', '\u00a0card\u00a0')).replace('-', '\u2060-\u2060')}）`,
  colour: { black: '黒', white: '白' },
  symbol: { none: '', meat: 'お肉', bone: '骨' },
  card: (colour, value, symbol) =>
    `${colour === 'black' ? '黒' : '白'}の${value}${symbol === 'none' ? '' : symbol === 'meat' ? '（お肉）' : '（骨）'}`,
  sheep,
  table: {
    label: 'テーブル',
    pasture: (who, side, here, flock, cards, isDummy) =>
      `${name(who)}（${side}）：${sheep(flock)}中${counted(here, 'sheep')}、${isDummy ? 'ダミー山札' : '手札'}${counted(cards, 'cards')}`,
    side: (team, bond) => `${bond === 'partner' ? 'パートナー、' : bond === 'rival' ? '相手、' : ''}${team}`,
    partner: 'パートナー',
    standing: (animal, who, aims) => `${animal}、${name(who)}の場${aims ? `、対象は${name(aims)}の牧場` : ''}`,
    deck: (n) => `山札：${counted(n, 'cards')}`,
    dummyDeck: (who, n) => `${name(who)}：ダミー山札${counted(n, 'cards')}`,
    pile: (who, cards) => `${name(who)}のプレイ済みカード：${cards}`,
    playedBy: (who) => `${name(who)}が出したカード`,
    aside: '除外',
    lastLap: '最後の一周',
    firstTurn: '最初の手番：発動しません',
    no: (value) => `${value}は出せない`,
    suggested: 'おすすめ',
    forbidden: '今は出せません',
    counter: '残り枚数（数字カード）',
    counterAbout: '見えていない枚数 / 全体',
    left: (card, left, all) => `${card}：${counted(all, 'cards')}中${counted(left, 'cards')}が見えていません`,
    known: (who, cards) => `${name(who)}の手札：${cards}`,
    phases: ['発動', '判定', 'プレイ', '補充'],
    phase: (n, phase) => `フェイズ${n}/4：${phase}`,
    turn: (who) => (who.you ? 'あなたの手番' : `${name(who)}の手番`),
  },
  ask: {
    play: 'カードを1枚出してください。',
    first: (card) => `おすすめは${card}。`,
    mayGoOn: 'ウルフはまた動くかもしれません。',
    noBetter: '今の手札では、これより良い手はありません。',
    equal: 'どの手札でもほぼ同じです。',
    missed: (animal) => `この手番はスキップされます。${animal}があなたの場にいます。`,
    again: 'もう一度タップで出します。',
    confirm: 'もう一度押すと出します。',
    exchange: (card) => `${card}をめくりました。チェンジコールしますか？`,
    flip: '同じ面が2枚並びました。どちらを裏返しますか？',
    activate: 'どれから発動しますか？',
    waits: (who) => `${name(who)}が考え中…`,
    doExchange: 'チェンジコール',
    doKeep: (card) => `${card}のまま`,
    goOn: '次へ',
  },
  tells: {
    onTurn: (turn, told) => `${turn}：${told}`,
    loses: (who, animal, left) =>
      `${animal}が発動。${name(who)}の羊が1匹逃げた（${left === 0 ? '残りなし' : `残り${counted(left, 'sheep')}`}）。`,
    gains: (who, animal, now) => `${animal}が発動。${name(who)}に羊が1匹戻った（${counted(now, 'sheep')}）。`,
    sparesWolf: (who, animal) => `${animal}が発動。${name(who)}には逃げる羊がいない。`,
    sparesHound: (who, animal) => `${animal}が発動。${name(who)}には連れ戻す羊がいない。`,
    skips: (who, animal) => `${animal}が発動。${name(who)}の手番はスキップ。`,
    forbids: (who, animal, value) => `${animal}が発動。${name(who)}は${value}を出せない。`,
    shows: (who, cards) => `${name(who)}が手札を見せた：${cards}。`,
    passes: (who) => `${name(who)}はパス。`,
    turnsUp: (who, card) => `${name(who)}が${card}をめくった。`,
    exchanges: (who, card) => `${name(who)}がチェンジコール。${card}と交換した。`,
    keeps: (who, card) => `${name(who)}は交換しなかった（${card}）。`,
    setsAside: (card) => `${card}は出せないので除外。`,
    draws: (card) => `あなたは${card}を引いた。`,
    plays: (who, card) => `${name(who)}が${card}をプレイ。`,
    rounds: (animal, times, back, who) => `${animal}が${back ? '反時計回りに' : ''}${times}周して、元の${name(who)}の場へ。`,
    moves: (animal, steps, back, who) => `${animal}が${back ? '反時計回りに' : ''}${counted(steps, 'steps')}進み、${name(who)}の場へ。`,
    stopped: (whose, symbol) => `${name(whose)}の${symbol === 'meat' ? 'お肉' : '骨'}でストップ。`,
    turnsOver: (animal, kind, reason, first, stops) =>
      `${animal}は、${reason === 'seat-1' ? `プレイヤー1（${name(first)}）の前${stops ? 'で止まった' : 'を通過した'}ので、` : reason === 'pair' ? '同じ面が2枚並んだので' : reason === 'company' ? 'ほかのアニマルがいるので' : ''}裏返って${kind}に。`,
    lastLap: (first) => `最後の一周。次のプレイヤー1（${name(first)}）の発動のあと、ゲームが終わる。`,
    counted: (more, fewer) => `手札がなくなった。羊は${more}対${fewer}。`,
    ends: (team) => `${team}の勝ち。`,
    kinds: { wolf: 'ウルフ', hound: 'ハウンド', sheep: 'シープ', front: '表向き', back: '裏向き' },
  },
  foresee: {
    walks: (animal, who, steps, way, turned) =>
      `${animal} → ${name(who)}（${way === 'back' ? '反時計回りに' : way === 'sign' ? '↺' : ''}${counted(steps, 'steps')}）${turned ? `、${turned}に` : ''}。`,
    stands: (animals) => `${and(animals)}は動かない。`,
    stays: (goers, value) =>
      goers.length === 0 ? '何も動かない（この色で動くアニマルがいない）。' : `何も動かない（${and(goers)}は${value}では0歩）。`,
    loses: (who, sheep) => `次の手番で${name(who)}の羊が${counted(sheep, 'sheep')}逃げる。`,
    gains: (who, sheep) => `次の手番で${name(who)}に羊が${counted(sheep, 'sheep')}戻る。`,
    losesAndGains: (who, lost, gained) => `次の手番で${name(who)}の羊が${leaves(lost, gained)}。`,
    mayLose: (who) => `このままなら${and(who.map(name))}の羊が逃げる。`,
    mayGain: (who) => `このままなら${and(who.map(name))}に羊が戻る。`,
    mayLoseAndGain: (who, lost, gained) => `このままなら${name(who)}の羊が${leaves(lost, gained)}。`,
    maySkip: (who, resting) => `このままなら${name(who)}の手番はスキップ${rest(resting)}。`,
    skips: (who, resting) => `${name(who)}の次の手番はスキップ${rest(resting)}。`,
    forbids: (who, value) => `${name(who)}は${value}を出せない。`,
    protects: (who) => `${and(who.map(name))}をウルフから守る。`,
    turns: (animal, kind) => `${animal}は裏返って${kind}に。`,
    wins: (team) => `すぐに${team}の勝ち！`,
    hidden: 'まだ誰も見ていないカード。',
  },
  themes: {
    defend: '守る',
    strike: '攻める',
    count: '数える',
    partner: 'パートナー',
    flip: '裏返す',
    stop: 'お肉で止める',
    exchange: 'チェンジコール',
  },
  why,
  because: (move, reason) => (reason === '' ? `ヒント：${move}。` : `ヒント：${move}。${reason}。`),
  botBecause: (reason) => `${reason}。`,
  over: {
    won: 'あなたの勝ち！',
    lost: 'あなたの負け。',
    wins: (team) => `${team}の勝ち`,
    'no-sheep': (who) => `${and(who.map(name))}の羊がいなくなりました。`,
    empty: '羊0匹',
    'cards-out': () => '手札がなくなったので、羊の合計で勝敗を決めました。',
  },
  setup: {
    edition: '版',
    editions: { '2016': '2016年版', '2015-draft': '2015年草稿' },
    players: '人数',
    person: 'この端末で遊ぶ人',
    bot: 'ボット',
    expansion: '追加ルール「お肉と骨」',
  },
  gallery: {
    invented: 'オリジナル',
    ruling: 'ルールを見る',
  },
  refusals,
} satisfies WolfWords;

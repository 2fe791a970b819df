/**
 * The statements of `given` and `expect` in rule tests, separated by `;` and named as in `conformance/FORMAT.md`.
 *
 * given: `turn 4 start` or `turn 4 play` (also `turn 4 play first`), `wolf-01@3 extra-02@1/back`, `sheep 3 3 3 3`, `hand 2: B1 W4`,
 *   `deck: B1 B2` (top first), `dummy 4: B1 B2` (top first), `pile 2: B1 B2m` (oldest first), `previous B1`, `last lap`
 * expect: `turn 4`, `asks flip`, `wolf-01@3` (the seat alone), `extra-02@1/front`, `sheep …`, `hand 2: …`, `sizes 4 4 4 4`, `deck 15`,
 *   `dummy 4: …`, `pile 2: …`, `legal B1 W4`, `last lap`, `no last lap`, `over blue no-sheep`, `goes on`, `shown 2`, `shown nobody`,
 *   `turned up B3`, `aside B3`
 */
type Json = Record<string, unknown>;
type Form = readonly [form: RegExp, put: (json: Json, found: readonly string[]) => void];

const cards = (text: string | undefined) => (text ?? '').split(' ').filter((word) => word !== '');
const numbers = (text: string | undefined) => cards(text).map(Number);

function putBySeat(json: Json, key: string, seat: string | undefined, value: unknown): void {
  json[key] = { ...(json[key] as Json | undefined), [seat as string]: value };
}

const ANIMALS = /^[a-z0-9-]+@\d(\/\w+)?( [a-z0-9-]+@\d(\/\w+)?)*$/;

function putAnimals(json: Json, text: string | undefined): void {
  for (const word of cards(text)) {
    const [, id, at, side] = /^(.+)@(\d)(?:\/(.+))?$/.exec(word) ?? [];
    json.animals = { ...(json.animals as Json | undefined), [id as string]: { at: Number(at), ...(side && { side }) } };
  }
}

const BOTH: readonly Form[] = [
  [ANIMALS, (json, [text]) => putAnimals(json, text)],
  [/^sheep (.+)$/, (json, [, text]) => put(json, 'sheep', numbers(text))],
  [/^hand ([1-4]):(.*)$/, (json, [, seat, text]) => putBySeat(json, 'hands', seat, cards(text))],
  [/^dummy ([1-4]):(.*)$/, (json, [, seat, text]) => putBySeat(json, 'dummyDecks', seat, cards(text))],
  [/^pile ([1-4]):(.*)$/, (json, [, seat, text]) => putBySeat(json, 'piles', seat, cards(text))],
  [/^last lap$/, (json) => put(json, 'lastLap', true)],
];

const GIVEN: readonly Form[] = [
  ...BOTH,
  [
    /^turn (\d) (start|play)( first)?$/,
    (json, [, turn, stage, first]) => {
      put(json, 'turn', Number(turn));
      put(json, 'stage', stage === 'start' ? 'turn-start' : stage);
      put(json, 'firstTurn', first !== undefined);
    },
  ],
  [/^deck:(.*)$/, (json, [, text]) => put(json, 'deck', cards(text))],
  [/^previous (\w+)$/, (json, [, card]) => put(json, 'previousTurnCard', card)],
];

const THEN: readonly Form[] = [
  ...BOTH,
  [/^turn ([1-4])$/, (json, [, turn]) => put(json, 'turn', Number(turn))],
  [/^asks (\w+)$/, (json, [, question]) => put(json, 'asks', question)],
  [/^sizes (.+)$/, (json, [, text]) => put(json, 'handSizes', numbers(text))],
  [/^deck (\d+)$/, (json, [, size]) => put(json, 'deckSize', Number(size))],
  [/^legal (.+)$/, (json, [, text]) => put(json, 'legal', cards(text))],
  [/^no last lap$/, (json) => put(json, 'lastLap', false)],
  [/^goes on$/, (json) => put(json, 'over', false)],
  [
    /^over (\w+) (\S+)$/,
    (json, [, winner, reason]) => {
      put(json, 'over', true);
      put(json, 'winner', winner);
      put(json, 'reason', reason);
    },
  ],
  [/^shown nobody$/, (json) => put(json, 'shown', [])],
  [/^shown ([1-4 ]+)$/, (json, [, seats]) => put(json, 'shown', numbers(seats))],
  [/^turned up (\w+)$/, (json, [, card]) => put(json, 'turnedUp', card)],
  [/^aside (.*)$/, (json, [, text]) => put(json, 'aside', text === 'nothing' ? [] : cards(text))],
];

export const readGiven = (text: string): Json => statements(text, GIVEN);
export const readThen = (text: string): Json => statements(text, THEN);

function put(json: Json, key: string, value: unknown): void {
  json[key] = value;
}

function statements(text: string, forms: readonly Form[]): Json {
  const json: Json = {};
  for (const statement of text.split(/[;\n]/).map((part) => part.trim())) {
    if (statement === '') continue;
    const form = forms.find(([pattern]) => pattern.test(statement));
    if (form === undefined) throw new Error(`no such statement: "${statement}"`);
    form[1](json, form[0].exec(statement) as RegExpExecArray);
  }
  return json;
}

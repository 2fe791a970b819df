/** The cost of single operations of the contract on mid-game positions, each compared with a plain way to do something similar. */
import { FastRandom } from '@bellwether/kernel';
import { type Config, type WolfAndHound, wolfAndHound } from '@bellwether/wolf-and-hound';
import { type Contestant, contest } from './measure.ts';
import { midGames } from './random-games.ts';
import { cost, type Row } from './row.ts';
import { BASE } from './wolf-and-hound.ts';

const POSITIONS = 256;

export async function bench(): Promise<Row[]> {
  return [...(await costs('base', BASE)), ...(await costs('2-players', { ...BASE, players: 2 }))];
}

async function costs(name: string, config: Config): Promise<Row[]> {
  const states = midGames<WolfAndHound>(wolfAndHound, config, POSITIONS);
  const seat = (state: WolfAndHound['State']) => wolfAndHound.toAct(state)[0] as number;
  const views = states.map((state) => wolfAndHound.view(state, seat(state)));
  // Leave out the rules: they contain functions and are shared by all states, so no one would copy them.
  const plain = states.map(({ rules, ...rest }) => rest);
  const random = new FastRandom(2013);
  const times = await contest(
    {
      clone: each(states, (state) => wolfAndHound.clone(state).turn),
      structuredClone: each(plain, (state) => structuredClone(state).turn),
      view: each(states, (state) => wolfAndHound.view(state, seat(state)).turn),
      stringify: each(views, (view) => JSON.stringify(view).length),
      imagine: each(views, (view) => wolfAndHound.imagine(view, random).turn),
      deal: each(views, () => wolfAndHound.start(config, wolfAndHound.deal(config, random)).turn),
    },
    { rounds: 5, milliseconds: 150 },
  );
  return [
    cost(`wolf-and-hound/${name}/clone-ns`, 'ns', times.clone, 'structuredClone without the rules', times.structuredClone),
    cost(`wolf-and-hound/${name}/view-ns`, 'ns', times.view, 'JSON.stringify of the view', times.stringify),
    cost(`wolf-and-hound/${name}/imagine-ns`, 'ns', times.imagine, 'deal and start of a new game', times.deal),
  ];
}

function each<X>(items: readonly X[], act: (item: X) => number): Contestant {
  return {
    units: items.length,
    batch: () => {
      let sum = 0;
      for (const item of items) sum += act(item);
      return sum;
    },
  };
}

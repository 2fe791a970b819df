import { describe } from 'vitest';
import { rows } from '../table.ts';

const ROAD_TO_BAABOURNE = '1,2=road:EW 1,3=road:EW 1,4=road:EW';

rows([
  {
    rule: '[S-SCORE] a gold for every sheep on the board and in the paddock',
    given: 'stage score; board 1: 1,2=meadow; sheep 1: 1,1=1 1,2=3; paddocks 2 5',
    expect: 'over; stage over; score 1: sheep=4 paddock=2 total=6; score 2: sheep=1 paddock=5 total=6; winners 1',
  },
  {
    rule: '[S-SCORE] rivers of 1 to 6 cards and more',
    set: '4p',
    given:
      'stage score; board 1: 1,2=river:E; board 2: 1,2=river:ES 1,3=river:W 2,2=river:N; board 3: 1,2=river:S 2,2=river:NS 3,2=river:NS 4,2=river:NE 4,3=river:NW 3,3=river:NS; board 4: 1,2=river:S 2,2=river:NS 3,2=river:NS 4,2=river:NE 4,3=river:NW 3,3=river:NS 2,3=river:NS',
    expect: 'score 1: rivers=1; score 2: rivers=5; score 3: rivers=15; score 4: rivers=20',
  },
  {
    rule: '[S-2014] two gold for each joined river card, nothing for a lone one',
    set: '2014',
    given: 'stage score; board 1: 1,2=river:S 2,2=river:N 1,3=river:E; board 2: 1,2=river:S',
    expect: 'score 1: rivers=4; score 2: rivers=0',
  },
  {
    rule: '[S-TOWNS] five for a road from the farmyard, through either outer edge, once',
    given: `stage score; board 1: ${ROAD_TO_BAABOURNE}; board 2: 2,1=road:NS 3,1=road:NS 4,1=road:NSW`,
    expect: 'score 1: towns=5; score 2: towns=5',
  },
  {
    rule: '[S-TOWNS] ten for Sheepville',
    given: 'stage score; board 1: 1,2=road:EW 1,3=road:SW 2,3=road:NS 3,3=road:NS 4,3=road:NE 4,4=road:SW',
    expect: 'score 1: towns=10',
  },
  {
    rule: '[S-TOWNS] broken by a missing facing edge or a back',
    given: 'stage score; board 1: 1,2=road:EW 1,3=road:E 1,4=road:EW; board 2: 1,2=road:EW 1,3=back 1,4=road:EW',
    expect: 'score 1: towns=0; score 2: towns=0',
  },
  {
    rule: '[S-TOWNS] broken between rows as well',
    given: 'stage score; board 1: 2,1=road:NS 3,1=road:W 4,1=road:NS; board 2: 2,1=road:NS 3,1=road:NS 4,1=road:S',
    expect: 'score 1: towns=0; score 2: towns=0',
  },
  {
    rule: '[S-TOWNS] the road must leave the corner by an outer edge',
    given: 'stage score; board 1: 1,2=road:EW 1,3=road:EW 1,4=road:SW; board 2: 2,1=road:NS 3,1=road:NS 4,1=road:NE',
    expect: 'score 1: towns=0; score 2: towns=0',
  },
  {
    rule: '[R-BRIDGE] the road goes over, the river flows under',
    given: 'stage score; board 1: 1,2=road:EW 1,3=road:EW,river:NS 1,4=road:EW 2,3=river:N',
    expect: 'score 1: towns=5 rivers=3',
  },
  {
    rule: '[R-BRIDGE] road and river of one card never join',
    given: 'stage score; board 1: 1,2=road:W,river:E 1,3=river:W,road:E 1,4=road:EW',
    expect: 'score 1: towns=0 rivers=3',
  },
  {
    rule: '[S-TIES] more gold from white sheep on the own board',
    given: 'stage score; board 1: 1,2=meadow; sheep 1: 1,1=1 1,2=2; paddocks 0 2',
    expect: 'score 1: total=3; score 2: total=3; winners 1',
  },
  {
    rule: '[S-TIES] more gold from white sheep, whatever the seat',
    given: 'stage score; board 2: 1,2=meadow; sheep 2: 1,1=1 1,2=2; paddocks 2 0',
    expect: 'score 1: total=3; score 2: total=3; winners 2',
  },
  { rule: '[S-TIES] then shared', set: '3p', given: 'stage score; sheep 2: ; paddocks 0 1 0', expect: 'winners 1 3' },
  {
    rule: '[S-TIES] [R-BLACK-TIE] black sheep gold breaks no tie',
    set: 'black',
    given: 'stage score; board 1: 1,2=meadow; sheep 1: 1,2=1; board 2: 1,2=meadow; black 2: 1,2',
    expect: 'score 1: total=1; score 2: total=1; winners 1',
  },
  {
    rule: '[S-BLACK] [R-BLACK-ONCE] gold by its cell, and not as a sheep',
    set: 'black',
    given: 'stage score; board 1: 2,1=meadow 3,1=meadow 4,1=meadow 4,2=meadow 4,3=meadow 4,4=meadow; black 1: 4,4',
    expect: 'score 1: blackSheep=15 sheep=0 total=15',
  },
]);

/** Cards with a count of one and of two for a mission, and the gold for a sole and a shared first place. */
const MOST: readonly (readonly [mission: string, one: string, two: string, sole: number, shared: number])[] = [
  ['longest-river', 'board S: 1,2=river:S', 'board S: 1,2=river:S 2,2=river:N', 3, 1],
  ['longest-road', 'board S: 1,2=road:W', 'board S: 1,2=road:EW 1,3=road:W', 5, 2],
  ['most-barns', 'board S: 1,2=barn', 'board S: 1,2=barn 1,3=barn', 3, 1],
  ['bottom-rows', 'board S: 2,1=meadow 3,1=meadow; sheep S: 3,1=1', 'board S: 2,1=meadow 3,1=meadow; sheep S: 3,1=2', 5, 2],
  ['right-columns', 'board S: 1,2=meadow 1,3=meadow; sheep S: 1,3=1', 'board S: 1,2=meadow 1,3=meadow; sheep S: 1,3=2', 5, 2],
  ['most-foxes', 'board S: 1,2=foxes:2', 'board S: 1,2=foxes:1 1,3=foxes:1', 5, 2],
  ['most-dogs', 'board S: 1,2=dogs:2', 'board S: 1,2=dogs:1 1,3=dogs:1', 5, 2],
  ['most-sheep-cards', 'board S: 1,2=sheep:3', 'board S: 1,2=sheep:1 1,3=sheep:1', 5, 2],
];

describe.each(MOST)('%s', (mission, one, two, sole, shared) => {
  const boards = (first: string, second: string) =>
    `stage score; fox 2,2; mission 1: ${mission}; mission 2: fox-at-town; ${first.replaceAll('S:', '1:')}; ${second.replaceAll('S:', '2:')}`;
  rows([
    {
      rule: `[mission ${mission}] sole first`,
      set: 'missions',
      given: boards(two, one),
      expect: `score 1: missions=${sole}; score 2: missions=0`,
    },
    {
      rule: `[mission ${mission}] [R-MISSION-TIE] shared first`,
      set: 'missions',
      given: boards(one, one),
      expect: `score 1: missions=${shared}`,
    },
    { rule: `[mission ${mission}] behind`, set: 'missions', given: boards(one, two), expect: 'score 1: missions=0' },
  ]);
});

rows([
  {
    rule: '[mission fox-at-town] beside a town',
    set: 'missions',
    given: 'stage score; fox 4,1; mission 1: fox-at-town',
    expect: 'score 1: missions=3',
  },
  {
    rule: '[mission fox-at-town] the corner of the farmyard is none',
    set: 'missions',
    given: 'stage score; fox 1,1; mission 1: fox-at-town',
    expect: 'score 1: missions=0',
  },
  {
    rule: '[R-MISSION-TIE] zero each is a shared first',
    set: 'missions',
    given: 'stage score; mission 1: most-dogs',
    expect: 'score 1: missions=2',
  },
  {
    rule: '[R-MISSION-TIE] a tie behind a leader pays nothing',
    set: 'missions 3p',
    given: 'stage score; mission 1: most-dogs; board 3: 1,2=dogs:1',
    expect: 'score 1: missions=0',
  },
  {
    rule: '[R-BLACK-COUNTS] the black sheep counts in the bottom rows',
    set: 'missions black',
    given: 'stage score; mission 1: bottom-rows; board 1: 2,1=meadow 3,1=meadow; black 1: 3,1',
    expect: 'score 1: missions=5 blackSheep=3 total=8',
  },
  {
    rule: '[R-BLACK-COUNTS] and in the right columns, as much as a white one',
    set: 'missions black',
    given:
      'stage score; mission 1: right-columns; board 1: 1,2=meadow 1,3=meadow; black 1: 1,3; board 2: 1,2=meadow 1,3=meadow; sheep 2: 1,3=1',
    expect: 'score 1: missions=2 blackSheep=3 total=5',
  },
]);

import type { Lesson } from '../../../learn/lesson.ts';
import type { SheepSay } from '../words/en-lessons.ts';

const chip = (source: string) => `[data-key="chip:${source}"]`;

/** A first round: a road to town, a river, a flock driven out of the fox's way, and a theft. */
export const sheepLesson: Lesson<SheepSay> = {
  id: 'sheep-and-thief',
  game: 'sheep-and-thief',
  record: `[Game "sheep-and-thief"]
[Rules "1"]
[Edition "2017"]
[Players "2"]
[Seats "guest; bot:herder"]
[Deal "#1 #31 #53 #47 #12 #26 #5 #37 #20 #11 #3 #8 #2 #4 #6 #7 #9 #10 #13 #14 #15 #16 #17 #18 #19 #21 #22 #23 #24 #25 #27 #28 #29 #30 #32 #33 #34 #35 #36 #38 #39 #40 #41 #42 #43 #44 #45 #46 #48 #49 #50 #51 #52 #54 #55 #56"]
`,
  steps: [
    { kind: 'tell', say: 'sheepGoal' },
    { kind: 'play', move: 'keep#1+#47', says: { card: 'sheepKeep', keep: 'sheepKeepBoth' } },
    { kind: 'watch', move: 'keep#5+#20' },
    { kind: 'play', move: 'keep#37+#3', says: { card: 'sheepSwap', keep: 'sheepKeepBoth' } },
    { kind: 'watch', move: 'keep#53+#12' },
    { kind: 'play', move: 'place#1@1,2:sheep', says: { card: 'sheepRoad', cell: 'sheepRoadCell', end: 'sheepRoadEnd' } },
    { kind: 'watch', move: 'place#5@1,2:sheep,skip-dog' },
    { kind: 'tell', say: 'sheepDogLeft' },
    { kind: 'play', move: 'place#47@1,3:sheep', says: { card: 'sheepBridge', cell: 'sheepBridgeCell', end: 'sheepBridgeEnd' } },
    { kind: 'watch', move: 'place#11@1,3:sheep' },
    {
      kind: 'play',
      move: 'place#37@2,3:sheep,dog-2,3>1,3w1',
      says: {
        card: 'sheepRiver',
        cell: 'sheepRiverCell',
        sheep: 'sheepTake',
        from: 'sheepDrive',
        to: 'sheepDriveTo',
        end: 'sheepDriveEnd',
      },
    },
    { kind: 'watch', move: 'place#20@2,3:sheep,sheep' },
    { kind: 'play', move: 'place#3@1,4:fox-N', says: { card: 'sheepFox', cell: 'sheepFoxCell', step: 'sheepFoxStep', end: 'sheepFoxEnd' } },
    { kind: 'tell', say: 'sheepStolen', at: chip('paddock') },
    { kind: 'tell', say: 'sheepBarn', at: '[data-key="cell:1:0"]' },
    { kind: 'tell', say: 'sheepTown', at: chip('towns') },
    { kind: 'tell', say: 'sheepRivers', at: chip('rivers') },
    { kind: 'tell', say: 'sheepEach', at: chip('sheep') },
    { kind: 'tell', say: 'sheepRounds' },
  ],
};

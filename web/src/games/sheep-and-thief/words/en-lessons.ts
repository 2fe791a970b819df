/** The lessons, and everything the coach says in them: ten words at most. */
export const words = {
  lessons: {
    'sheep-and-thief': {
      title: 'Sheep & Thief in 90 seconds',
      about: 'Draft, place, drive sheep, send the fox.',
      done: 'That is all. Play a game, or drill rivers!',
    },
    rivers: {
      title: 'River drill',
      about: 'Sheep & Thief: three cards in 20 seconds.',
      done: 'Well done. Play a game!',
    },
  },
  says: {
    sheepGoal: 'Roads, rivers and sheep bring gold. Most gold wins.',
    sheepKeep: 'Choose two cards to keep: a road, a bridge.',
    sheepKeepBoth: 'Keep them. The rest goes to Hill.',
    sheepSwap: 'You swapped cards. Keep the river and the fox.',
    sheepRoad: 'Now cards are placed. Choose the road.',
    sheepRoadCell: 'Lay it beside the farmyard: roads lead to towns.',
    sheepRoadEnd: 'Its sheep came along. End your turn.',
    sheepBridge: 'Next the bridge: a road across a river.',
    sheepBridgeCell: 'Let the road go on here.',
    sheepBridgeEnd: 'Roads may stop anywhere. Rivers may not.',
    sheepRiver: 'So choose the river.',
    sheepRiverCell: 'Rivers must meet: lay it under the bridge.',
    sheepTake: 'Its sheep comes onto the card.',
    sheepDrive: 'Dogs drive sheep. The fox is near: choose this flock.',
    sheepDriveTo: 'Drive it up, out of the fox’s way.',
    sheepDriveEnd: 'Safe. End your turn.',
    sheepFox: 'Last, the card with the fox.',
    sheepFoxCell: 'Here the road reaches the town.',
    sheepFoxStep: 'Every fox steps up: it steals what it finds.',
    sheepFoxEnd: 'Two sheep of Hill’s. End your turn.',
    sheepStolen: 'They are yours now: one gold each.',
    sheepTown: 'A road from farmyard to town: five gold.',
    sheepRivers: 'Two joined river cards: three gold. Longer pays more.',
    sheepEach: 'And one gold for each sheep on your board.',
    sheepRounds: 'Three such rounds make a game.',
    riverMeet: 'Where your cards touch, rivers must meet.',
    riverCard: 'Choose this river.',
    riverOnly: 'Only one cell takes it. Which?',
    riverWrong: 'Not there: the line above says why.',
    riverApart: 'It fits, but makes no river longer. Undo.',
    riverTwo: 'Two cards in one river: three gold.',
    riverLonger: 'Where does it make the river longer?',
    riverThree: 'Three cards: five gold.',
    riverFour: 'Four cards: eight gold! Longer rivers pay even more.',
  },
};

export type SheepLessons = typeof words;
export type SheepSay = keyof SheepLessons['says'];

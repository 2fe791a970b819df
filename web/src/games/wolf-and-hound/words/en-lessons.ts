/** The lessons, and everything the coach says in them: ten words at most. */
export const words = {
  lessons: {
    'wolf-and-hound': {
      title: 'Wolf & Hound in 90 seconds',
      about: 'Chase, be chased, help your partner, win. Two sheep each, for practice.',
      done: 'That is all. Play a game!',
    },
  },
  says: {
    wolfGoal: 'Keep your sheep. Empty a rival’s pasture to win.',
    wolfTwo: 'Two sheep each here, to go faster; usually three.',
    wolfPartner: 'Oak, across, is your partner. Hill and Mill are rivals.',
    wolfChase: 'Black cards move the wolf. Play Black 1: one step.',
    wolfChased: 'On Hill’s turn the wolf activated: one sheep fled.',
    wolfHit: 'Hill sent it on: your partner lost a sheep.',
    wolfBack: 'Oak sent the wolf back to Hill.',
    wolfHome: 'The wolf took your sheep; your Hound brought it home.',
    wolfHelp: 'White cards move the Hound. Which takes it to Oak?',
    wolfHelpWrong: 'Oak, who lost a sheep, is two steps away.',
    wolfLap: 'Four steps: once around. The Hound helped Oak.',
    wolfGuard: 'Oak sent the Hound back to protect you.',
    wolfRobbed: 'Mill moved the Hound away, so you lost a sheep.',
    wolfDefend: 'Defend! Which card keeps the wolf off you and Oak?',
    wolfDefendWrong: 'Count its steps: not to Oak, not back to you.',
    wolfMill: 'On Mill’s turn it activated: Mill lost a sheep.',
    wolfFinish: 'Hill has one sheep left. Which card chases it?',
    wolfFinishWrong: 'Count clockwise: Hill is three black steps away.',
    wolfWon: 'Hill’s pasture is empty: you and Oak win!',
    wolfCount: 'A hand runs out? Last lap; then more sheep win.',
  },
};

export type WolfLessons = typeof words;
export type WolfSay = keyof WolfLessons['says'];

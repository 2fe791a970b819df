/** Lessons and the coach's phrases: ten words at most. */
export const words = {
  lessons: {
    'wolf-and-hound': {
      title: 'Wolf & Hound in 90 seconds',
      about: 'Chase, be chased, help your partner, win. Two sheep each, for practice.',
      done: 'That’s all. Now play a game!',
    },
  },
  says: {
    wolfGoal: 'Keep your sheep. Empty a rival’s pasture to win.',
    wolfTwo: 'Two sheep each here, to keep it short; usually three.',
    wolfPartner: 'Oak, across, is your partner. Hill and Mill are rivals.',
    wolfChase: 'Black cards move the wolf. Play Black 1: one step.',
    wolfChased: 'When Hill’s turn began, the wolf chased a sheep away.',
    wolfHit: 'Hill sent it on, and your partner lost a sheep.',
    wolfBack: 'Oak sent the wolf back to Hill.',
    wolfHome: 'The wolf took your sheep; your hound brought it home.',
    wolfHelp: 'White cards move the hound. Which takes it to Oak?',
    wolfHelpWrong: 'Oak, who lost a sheep, is two steps away.',
    wolfLap: 'Four steps: once around. The hound helped Oak.',
    wolfGuard: 'Oak sent the hound back to protect you.',
    wolfRobbed: 'Mill moved the hound away, so you lost a sheep.',
    wolfDefend: 'Defend! Which card keeps the wolf off you and Oak?',
    wolfDefendWrong: 'Count its steps: not to Oak, not back to you.',
    wolfMill: 'It activated on Mill’s turn, and Mill lost a sheep.',
    wolfFinish: 'Hill has one sheep left. Which card chases it?',
    wolfFinishWrong: 'Count clockwise: Hill is three black steps away.',
    wolfWon: 'Hill’s pasture is empty: you and Oak win!',
    wolfCount: 'Hand empty? Last lap; the team with more sheep wins.',
  },
};

export type WolfLessons = typeof words;
export type WolfSay = keyof WolfLessons['says'];

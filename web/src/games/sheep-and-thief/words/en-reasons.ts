/** Why we rule as we do where the rulebook is silent or its languages disagree. */
export const reasons = {
  'R-SEATS': 'The rulebook picks the starting player by a joke. Any fair way will do.',
  'R-LASTCARD': 'There is nothing left to choose.',
  'R-RIVER': 'German speaks of the river’s ends, English of the river. Only the first keeps rivers from ending in a meadow.',
  'R-YARD-DRY': 'No text gives its edges. The rulebook connects it with towns by road and names no river there.',
  'R-FACEDOWN': 'A player with the choice would hide a card to keep rivers open.',
  'R-ANYORDER': 'The rulebook allows any order of kinds, and nothing forbids splitting a kind.',
  'R-OUT-SECRET': 'Cards in hand are secret, and the rulebook returns this one to the box without showing it.',
  'R-KEPT': 'The rulebook deals up to a full hand before the draft begins.',
  'R-BRIDGE': 'The rulebook joins towns by road and rivers by water, and nothing joins the two.',
  'R-MISSION-TIE': 'Taken literally, “as many as another” would also pay the last two of three players.',
  'R-BLACK-BARN': 'The English text lists barns where it acts like a white one; the German text is silent.',
  'R-BLACK-ONCE': 'It has its own table, which begins with 0 at home. One more gold would make that 1.',
  'R-BLACK-TIE': 'Ties are decided by the gold for sheep on the board, and the black sheep is counted apart.',
  'R-BLACK-COUNTS': 'These missions ask for sheep and name no color.',
};
export type Reasons = typeof reasons;

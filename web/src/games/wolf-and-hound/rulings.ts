import { stepsOf } from '@bellwether/wolf-and-hound';
import type { CardRuleId } from './card.ts';
import { dataOf } from './signs.ts';
import type { Animal, Edition } from './vocabulary.ts';
import type { WolfRuleId } from './words/en-rules.ts';

/** A rule in the help: the game's, or a card's own. */
export type RuleId = WolfRuleId | CardRuleId;

/**
 * The rules of a card in an edition, most important first. The 2015 draft has no Meat and Bone, and turns cards over
 * differently.
 */
export function rulingsOf(card: Animal, edition: Edition = '2016'): readonly RuleId[] {
  const draft = edition === '2015-draft';
  const own = dataOf(card.id)?.rules ?? (card.metamorphic ? (draft ? METAMORPHIC_DRAFT : METAMORPHIC) : PLAIN);
  // Meat and Bone stop wolves and hounds that are moved by number cards.
  const stops = !draft && card.kind !== 'sheep' && card.movedBy !== 'none';
  const paces = [card.pace, card.back?.pace ?? card.pace];
  const isPaced = paces.some((pace) => pace !== 'plain');
  // A 1 does not move it.
  const standsStill = paces.some((pace) => stepsOf(pace, 1) === 0);
  const aims = [card.target, card.back?.target ?? card.target].some((target) => target !== 'self');
  return [...own, ...(aims ? AIMED : []), ...(isPaced ? PACED : []), ...(standsStill ? STILL : []), ...(stops ? MEAT : [])];
}

const PLAIN: readonly RuleId[] = ['W-TURN', 'W-CARDS'];
const AIMED: readonly RuleId[] = ['A-ARROWS'];
const PACED: readonly RuleId[] = ['W-MOVE'];
const STILL: readonly RuleId[] = ['R-ZERO'];
const MEAT: readonly RuleId[] = ['W-MEAT', 'R-MEAT-OWN', 'R-MEAT-START'];
const METAMORPHIC_DRAFT: readonly RuleId[] = ['R-META-DRAFT', 'R-META-LEAVE', 'R-META-PAIR', 'R-META-START'];
const METAMORPHIC: readonly RuleId[] = ['R-META-ONCE', 'R-META-LEAVE', 'R-META-PAIR', 'R-META-START', 'R-META-MORE', 'R-MOVESET'];

import type { Phrasings } from '../../../../words/en/rules.ts';

/** For the search only, in the words of those who ask: they are not those of our texts. */
export const phrasings: Phrasings = {
  'S-TABLE':
    'how do we set up the boards / where is the fox at the start / where does the farm go / what does each player get / how big is the landscape / do we start with a sheep / which square is the fox on first / what is the paddock for / where do I put stolen sheep / fox starting place / how many spaces does my board have / where do I start building / which place is the farmyard / what is on the table at the beginning / how big is the grid / where does the first sheep stand',
  'R-SEATS':
    'who starts the game / who is first player / how do we pick the start player / do we draw lots for who begins / who goes first, youngest / where does everyone sit / who looks like a sheep / can we decide ourselves who starts',
  'S-DECK':
    'can I rotate a card / may I turn the tile upside down / which way up do cards go / what is on the landscape cards / how many cards are in the deck / are these the real cards / can I spin it to make the river fit / are cards placed always upright / may tiles be turned around',
  'S-DRAFT':
    'how does the drafting work / how many cards do I get / how many cards do I pick each time / which way do we pass / do we pass left or right / pass direction in round two / may I look at the cards I picked / how does drafting work with two people / do I keep one card and hand on the rest / how many cards in hand before placing / do all players choose at the same time / may I put a picked card back / draft with 2, how many cards to keep / which direction do cards go in round 3 / do I draft four cards / how many cards are passed on / what changes in the draft with two / do we pick secretly / can I look at my chosen cards again',
  'R-LASTCARD':
    'what about the last card of the draft / last card passed to me, do I keep it / no choice with the final card / the last two cards in a two player draft / do I get the last remaining card from my neighbor / final pick is automatic',
  'S-PLACEMENT':
    'how many cards do I place in a round / how many rounds / do we place all cards at once or take turns / whose turn is it to place / can I play my cards in any order / how many cards per turn / how does placing go around the table / do we lay cards one after another / how long does a round go',
  'S-ADJACENT':
    'where can I put my card / does it have to touch another card / may I place diagonally / can I leave a gap / can I place anywhere on the board / next to the farm only / does a face down card count as a neighbor / must cards be connected to the farmyard / may I start in another corner / can I cover a card I placed before / where can the first card go / does a card need to touch my farm / corners touching enough / can a card be placed alone / is the card next to a face down card ok',
  'R-RIVER':
    'does the river have to match / can a river stop at a road / may a river end in a meadow / can a river run off the edge / can a river flow into a town / do roads have to connect / may a road end in nothing / can I put a card without a river next to a river / must both sides of the river fit / is it allowed that a road hits grass / river next to an empty space / do rivers need to continue / road leads into a river edge / may my river touch the town / river touches meadow, allowed / do rivers have to line up / do both sides have to show river / is a river dead end allowed / can a road stop at a river / may roads not match / edges of neighbouring cards must match / is a road next to no road fine / does the river need to reach a town / can a river point at the fox / river toward a free space / may the river flow out at the border / does water have to continue on my neighbor card',
  'R-YARD-DRY':
    'can a river go into the farm / river next to the farmyard / does the farm have water / may I put a river card beside the farm / river ends at my yard / is there a river on the start card',
  'S-FOX-BLOCKS':
    'can I place on the fox / is the fox’s space blocked / fox stands where I want to build / may I put a card under the fox / fox is on an empty space, can I lay there / does the thief stop me from building there',
  'R-FACEDOWN':
    'none of my cards fit / can I place a card face down / I can’t place anything / must I place a card if nothing fits / may I choose to play face down / what does a face down card count as / can sheep stand on a face down card / does the river rule count for face down cards / do I skip when no card fits / which card do I turn over / do sheep and foxes on a face down card count / river does not fit anywhere, now what / may I bluff and play face down / how do I place if everything is blocked / is a face down card a meadow / do I pass if I cannot place',
  'R-ANYORDER':
    'which picture first, sheep or fox / do I have to use all the animals / can I use the dog before the sheep arrive / fox before sheep / may I skip an action / in what order do I do the actions on the card / is the dog optional / must I add the sheep / may I refuse to move the fox / two dogs and a fox, what sequence / can I mix the actions / do the dog before the sheep / what comes first when a card has several animals / can I skip the dog / must I use everything on the card / may I move the fox before putting sheep / may the dog run before or after the new sheep / can I use one dog, then the fox, then the other dog / can a dog drive the sheep I just placed / do I finish all sheep first / is there a fixed order on a card',
  'S-SHEEP':
    'how many sheep do I get / where do new sheep come from / no sheep left in the box / supply of sheep is empty / do I put a sheep for each picture / where do I put the sheep I get / are sheep limited / ran out of white sheep / may I put the sheep on another card',
  'S-DOG':
    'what does the dog do / how far can the dog drive sheep / how many sheep can a dog move / can dogs move sheep onto the fox / can I move only part of the flock / can the dog cross a river / two dogs, same sheep twice / what does Gustav do / can the dog move sheep of other players / do I have to use the dog / can sheep be driven diagonally / may sheep run away from the fox / sheep to an empty space / can a dog move sheep from any card or only the new one / can I move all sheep of a card with one dog / dog moves sheep to next card only / do sheep walk over roads and rivers / can I drive sheep onto a face down card / can sheep be pushed away from the fox’s card / is a dog allowed to do nothing / can one dog move sheep two cards far',
  'S-FOX':
    'what does the fox do / how far does the fox move / who moves the fox / does the fox steal sheep / do I get the stolen sheep / what happens to my own sheep when the fox comes / can the fox move diagonally / can the fox leave the board / does the fox move on all boards / fox stays on the card, does it steal again / two foxes on a card / how many sheep does the fox take / is the fox allowed to go back / can I move the fox onto my own card / does it steal all sheep of a card / is the farm safe from the fox / where do sheep go that the thief takes / must the fox move / what is Fritz / fox lands on sheep, what happens / do I have to take the sheep with the fox / who gets sheep stolen by the fox / can the fox jump over cards / does the fox stay where it is next round / fox enters an empty space / does the fox take sheep from everyone / can the fox enter the farmyard / fox images on one card are separate steps / is the fox the same for all players / my own sheep lost to the fox',
  'S-ROUND-END':
    'what happens after a round / who starts round two / do we get new cards after each round / how many cards are dealt in the next round / does the starting player change / what do I do with remaining cards between rounds / two players at the end of a round / do we refill our hands / how many new cards / who is first in the next round / does the start player stay the same / do we deal new cards / how many cards do we get in round 2 / new hand each round / how many cards do we draw for round two',
  'R-OUT-SECRET':
    'do I show the discarded card / may my opponent see what I threw away / two players, discard in secret / is the card I put in the box hidden / do we reveal the discard with two / throw a card away face down / do I have to show what I discard / does the other player see my thrown away card / face up or face down into the box',
  'R-KEPT':
    'one card is left over after placing / what about my fifth card / do I keep the card I didn’t place / do unplaced cards score / last card in hand after round three / can I use the leftover card later / may I pass on the card I had left / throw away the extra card / what do I do with the card I did not play / does one card stay in hand / fifth card after four placements / is the last hand card thrown away',
  'S-SCORE':
    'how do we score / what gives gold / how much is a sheep worth / how do I get points / do stolen sheep count / are sheep in the paddock worth points / what counts at the end / do unused cards give points / who has won / do roads give gold / points for each sheep / what are all the ways to get points / final scoring, how / what is each thing worth / how is gold counted / do I get gold for sheep on the board / do I get gold for stolen sheep / does the fox give points / do barns score / gold for face down cards',
  'S-TOWNS':
    'how much does a town give / which city is worth the most / when does a town count / how do I connect a town / does a road to Sheepville count / where are the towns / must the road start at my farm / does a road with a gap count / can I reach two towns / road to the corner, does it count / 10 gold for which town / does a town need a card in the corner / is one road enough for a town / how many points for reaching a town / road from the farm to Woolington / is Baabourne worth 5 / where must the road leave the corner / do several roads to one town pay twice / can two players both connect the same town / towns score when',
  'R-BRIDGE':
    'road and river on the same card, are they joined / what does the bridge do / does the road continue over the river / crossing of road and river / bridge connects them / can I turn from road to river at the bridge / does a bridge break the river',
  'S-2014':
    'how were rivers scored in the first edition / old river scoring / 2014 rules for rivers / two gold per river card / difference between 2014 and 2017 / older version of the game river points',
  'H-COPY':
    'my printed cards are different / how do I enter the cards of my own box / the deck does not match my game / fox starts somewhere else in my game / can I correct the values / my town edges are different / app is wrong about a card',
  'S-TIES':
    'same amount of gold, who wins / what is the tie breaker / two players are tied / draw at the end / equal points, who wins / shared victory / do stolen sheep break a tie',
  'S-MISSIONS':
    'how do missions work / what is a secret mission / when are missions revealed / how much gold for a mission / do I get a mission card / may I show my mission / does everybody have a mission / can I fail a mission / when do I get points for the mission / how many missions do I get / is my mission public / is there a penalty for missing the mission / can two players have the same mission / when do we score missions / do we play with mission cards',
  'R-MISSION-TIE':
    'tied for the mission / same number of barns, who gets the mission gold / mission draw / two of us have the longest river / nobody has any, does the mission pay / second place in a mission / mission tie at zero / do I get anything if another player has more / I am second, do I get mission gold / third place in a mission / nobody built any barn, does it still pay / all players have zero dogs',
  'S-BLACK':
    'how does the black sheep work / can the fox steal the black sheep / where does the black sheep start / can a dog move the black sheep / fox meets black sheep / where does the black sheep go when the fox comes / does it return to the farm / do we need the black sheep / black sheep instead of the white one',
  'R-BLACK-BARN':
    'black sheep in a barn, fox enters / is the black sheep protected / does a stable keep the black sheep / fox comes to the barn with the black sheep / black sheep sent home from a barn',
  'R-BLACK-ONCE':
    'does the black sheep give an extra gold / is the black sheep worth one like other sheep / count black sheep as a sheep and its space / double points for the black sheep / plus one for black sheep',
  'R-BLACK-TIE':
    'does the black sheep count in a tie / black sheep as tie breaker / equal gold, black sheep decides / black sheep gold on tie',
  'R-BLACK-COUNTS':
    'does the black sheep count for my mission / black sheep in the bottom rows / mission sheep in right columns, black too / is the black sheep a sheep for missions / black sheep and the sheep missions',
  'S-SECRETS':
    'can I look at other players’ cards / what is secret / may I see my opponent’s mission / is the number of sheep public / can I hide my score / may I ask how many cards you have / are boards open / can I see what my neighbor picked / may I look under a face down card / peek at a face down card of another player',
  'A-MISSIONS':
    'which missions are there / list of missions / how much for the longest road / mission most barns / fox next to a town mission / how much gold does each mission give / does the farm count for sheep cards / mission about dogs / sheep in the two bottom rows / longest river mission pays',
  'A-BLACK':
    'how many points for the black sheep / black sheep value by space / where is the black sheep worth 15 / black sheep near Sheepville / table of the black sheep / best space for the black sheep / how much gold for black sheep in the middle',
  'A-RIVERS':
    'how many points for a river / river of three cards / long river worth / does a short river count / river with 8 cards / do two rivers count separately / points table for rivers / is one river card worth anything / gold for river length / river with one card, any gold / 5 cards long river gold / do short rivers score / how is river length counted / each river separately',
  'A-BARN':
    'what does a barn do / does the barn protect sheep / are sheep safe in the stable / can the fox enter a barn / fox comes into a shed / is the farm a barn / can I drive sheep into a barn / how many sheep fit in a barn / S.H.E.E.P. shelter / does a barn save the sheep from stealing / fox goes into the barn, are the sheep stolen / do barns keep the fox out / are sheep in the shelter protected / can a fox steal from a barn card',
  'A-END':
    'when does the game end / who wins / how do I win / when is it over / after which round is it finished / do we fill the whole board / is the game over after three rounds / most gold wins / how many cards at the end / is it over after round three / who is the winner / how long does the game go / final round which one',
  'A-UNKNOWN':
    'which values are guessed / what is uncertain in this app / is this the original deck / how do you know the cards / what is reconstructed / did you make up the cards',
  'A-OTHERWISE':
    'my rulebook says something else / mistakes in the rulebook / English and German rules differ / errata / misprint of the towns / app and book disagree / which book is right',
};

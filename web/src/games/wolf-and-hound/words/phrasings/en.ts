import type { Phrasings } from '../../../../words/en/rules.ts';

/** For the search only, in the words of those who ask: they are not those of our texts. */
export const phrasings: Phrasings = {
  'W-TABLE':
    'how do we set this up / what do we need on the table / how many cards in your starting hand / who is on my team / who are my partners / where do the wolves and dogs go first / which teams are there, blue and yellow / what goes in the middle of the table / where do lost sheep go / how many cards do we deal / what is the dark forest for / what is in the box / how many sheep and cards at setup / where do I sit relative to my partner / is my partner opposite me / do partners sit next to each other / how many players can play / which colors are the teams',
  'R-SEATS':
    'how are teams decided / do we draw lots for teams / can we choose our own partner / who is first player / who begins / where does everybody sit / do we swap seats after each game / are partners random or picked / do teams change in the next game / can mum and I be on the same team / how do we shuffle the player cards / who plays first, youngest / is choosing the teams allowed / teams by chance or by choice',
  'R-START':
    'why do we get an extra sheep with two wolves / two wolf cards in play, one more sheep / does a metamorphic card count as a wolf for the starting sheep / can we start with more sheep / may we play with five sheep for a longer game / do extra wolves change the number of sheep / starting sheep with 2 wolf cards and three people / how many sheep tokens to begin',
  'W-TURN':
    'what happens on a turn / steps of a turn / when do animals act / do I draw before or after playing a card / what if the deck runs out, do I still draw / draw pile is empty, then what / when do I lose a sheep to the wolf / does a wolf walking past me take a sheep / does the wolf eat again next turn if it doesnt move / is there an attack in the first turn of the game / does the wolf bite right at the beginning / do I lose a sheep when the wolf arrives or on my turn / when does the dog bring back my sheep / how many cards do I play per turn / what are the phases / wolf still in front of me, does it take another sheep / what comes first on my turn / do I play a card before the animals attack / when is the sheep lost exactly / do I refill my hand to four / forgot to draw a card / is there a limit of cards in hand / does the wolf wait until my next turn / do I get a sheep back each turn the hound stays / can I draw two cards / can I play two cards',
  'R-ORDER':
    'does the wolf or the dog go first / wolf and hound both at my place, which one counts first / what order do animals activate in / can the hound save my last sheep after a wolf / lost my last sheep but a dog is also here, do I lose / do wolves stack / three wolves here, three sheep gone / both animals in front of me at once / can I decide the order of the animals / sheep card before wolf / hound and wolf cancel each other out / sheep, wolf, hound, what is the order / wolf bites and hound helps in the same turn / does everything in front of me happen / several animals activate / zero sheep then hound gives one back',
  'R-SKIPEND':
    'my turn was skipped, does the end of turn still happen / does grandpa still move after a skipped turn / after passing, do end of turn effects count / turn skipped, confused hound still flips / what still happens if I lose my turn / blanket wolf moves when my turn is skipped',
  'R-NOMATCH':
    'can I play a black card when no wolf can move / may I play a card with no effect / can I play a white card if there are no hounds out / is a useless card allowed / does a card have to move something / can I waste a card / play a card of a color nobody has / I want to play something that does nothing / play a card although nothing will move / only white cards but no dog on the table / is it legal to play without moving anything / a move with no effect',
  'W-MOVE':
    'which direction do animals go / clockwise or counter-clockwise / how far does an animal move / how do I read the plus one on a card / what does minus 1/2 mean / what does the arrow with 1/2 do / half of three is how many steps / do we round up or down / when does an animal go backward / what does x3 mean / hound with +1 and I play a 2 / does the wolf move left or right / one step is one player / do I count the player where it starts / animal with minus one and a 1 played / can an animal move zero / how many players does it pass / from which player do I start counting / moving half of 4 / what is a movement modifier / how far with plus 1 and a 4 / does minus 1/2 go backwards',
  'R-MOVESET':
    'do all wolves move or just one / can I pick which wolf moves / do both dogs move when I play white / three wolves on the table and a black card / which animals move when a card is played / does a card that flips on the way also move with the others / are animals moved at the same time or one by one / do I choose the animal / card flipped during this move, does it move again / color changed on the way, moves twice',
  'R-ZERO':
    'animal moves zero steps, does anything happen / half of 1, does it move at all / does a card flip if it moves 0 / is zero movement stopped by meat / minus one with a 1, stays where it is / moved 0 at seat 1, does the changeling flip / does standing still count as moving',
  'R-LAP':
    'what does a 4 do with four players / playing a 4 brings it back to me / does a full circle count as moving / does a wolf that goes all around end in the same spot / 4 steps means nothing changes / animal goes round the whole table / why play a 4 at all',
  'R-WALK':
    'does passing a player matter / does it move step by step or jump / does a wolf stop at players it passes / what counts on the way / do animals do something while walking by / are steps counted one at a time',
  'W-MEAT':
    'what does the meat symbol do / what is bone for / wolf reaches meat, does it stop / does bone stop a wolf / does meat stop a dog / hound runs past a bone / how does the meat and bone expansion work / do sheep cards stop for meat / meat and a metamorphic card, which side counts / what happens to the remaining steps after stopping at meat / does the wolf jump over the meat / must an animal stop at bones / wolf stops for meat, and the dog / is the meat eaten up after a wolf stopped / two meats in a row / is a wolf stopped by a bone card / what do symbols on number cards mean / do black cards have meat or bone',
  'R-MEAT-OWN':
    'can my own meat stop the wolf I move / does my meat work against my own card / I played meat, does it stop the wolf now / my bone and my own white card / does a symbol work on the turn I play it / meat I just put down, wolf passes me / does my own bone hold the hound I play / do I stop my own wolf with my meat / I play a meat card, does my wolf stop at me / symbol of the player who moves the animal / does my own bone block me',
  'R-MEAT-START':
    'wolf starts at meat, can it walk away / animal already standing on a bone, is it stuck / does meat hold a wolf in place / does the meat where it begins count / hound sits at the bone, may it leave / wolf comes round back to the meat it started at / does meat trap the wolf forever',
  'R-MEAT-DIR':
    'does meat work when it walks backward / animal going counter-clockwise into bone / meat from the other side / do symbols work both directions / reverse movement and meat / wolf comes the other way round to meat',
  'R-MEAT-LAST':
    'how long does meat stay / does old meat under another card still work / is meat gone after my next card / when does the bone symbol end / I passed, is my meat still active / does the symbol stay if my turn is skipped / which card of my pile counts for meat / meat covered by a new card / my turn was skipped, is my bone still active / I could not play, does my symbol still work / old symbol on top of my pile',
  'W-CARDS':
    'what moves the wolves / which cards move the hounds / who moves sheep cards / what do the pink cards do / what kinds of animals are there / how do I read an animal card / black or white for the dog / what is the question mark on the card / does a white card move a wolf / what do black cards do / difference between wolf, hound and sheep cards / whom does the wolf attack / black card for which animal / what color moves sheep cards / are there wolves moved by white / do both colors move the pink ones / where is the target shown on the card',
  'R-ONLY3':
    'I have only threes and can’t play them / what if my whole hand is 3s / all my cards are forbidden / I hold nothing but threes with sheep 02 / no playable card, do I pass / do I have to show my hand if I can’t play / do I draw when I have to pass / can I bluff that I only have 3s / only 3 in hand and 3 is not allowed / can’t play anything because of the 3 rule / do I keep my threes after passing / is my hand open for the rest of the game / forced pass with only threes / holding threes only while 3 is banned / nothing but threes and no 3 allowed',
  'R-NOPASS':
    'do I have to play a card / may I skip my turn on purpose / can I choose to not play / is passing allowed / I don’t want to play any of my cards / forced to play a bad card / can I keep my cards and wait / must I play if it hurts my partner / can I pass to save cards / is playing a card mandatory / can I hold my cards back / may I say pass / what if I would rather not play',
  'R-META-ONCE':
    'when does the changeling change sides / metamorphic passes player 1, does it turn / it passes seat 1 twice, flips twice / does it flip in the middle of the move or after / lands exactly on seat one / what triggers a metamorphic card to turn over / does the wolf become a hound when passing the first player / metamorphic goes around twice, how many flips / how do the two-sided cards work / double sided card turns when / changeling flips how often per move / does the flip happen before it stops / metamorphic card flips back / is it a wolf or a hound after player 1 / passes the start player seat, changes',
  'R-META-LEAVE':
    'metamorphic begins at seat 1, flip when leaving / does it flip if it starts at player one / moving away from player 1, does it change / changeling sits with the first player and goes on / first move from the start, does the metamorphic turn / leaves seat 1 and comes back around',
  'R-META-PAIR':
    'two changelings with same side together / two metamorphic wolves at one player / both metamorphic show hound in the same place / which of the two turns over / who picks which metamorphic flips / two double sided cards meet / same color metamorphic pair, do both flip / must one of them flip when they meet',
  'R-META-START':
    'which side up do metamorphic cards start / does the metamorphic begin as wolf or hound / first metamorphic front or back at setup / how do two metamorphic cards lie at the beginning / do both start as wolf / starting side of the double-sided cards',
  'R-META-MORE':
    'can we use four metamorphic cards / three metamorphic in the same place / more than two changelings in one game / how many metamorphic cards can we play with / three of the same side together, how many flip / is there a maximum of double sided cards',
  'R-META-DRAFT':
    'how did metamorphic work in the 2015 version / does it flip on the way in the old edition / draft rules for the changeling / in the prototype, turns every time it reaches player 1 / old rules metamorphic twice past player 1 / first edition metamorphic flips immediately',
  'R-ENDORDER':
    'what happens at the end of a turn / who moves first, grandpa or the blanket wolf / order of end of turn effects / confused hound before or after grandpa / what comes last in a turn / empty hand checked before or after grandpa moves / does blanket wolf move before the confused dog flips / grandpa or confused hound first / which end of turn effect goes first',
  'W-END':
    'how do you win this game / when is it over / is the game over right when someone has zero sheep / equal number of sheep, who wins / what is the tie breaker / how many games do we play to win / best of how many / what if a player loses all the sheep / do I lose when only my partner has no sheep / my partner has zero sheep, am I out too / is a player with no sheep eliminated / do we count sheep at the end / does the team with most sheep win / when do we check for the end / is there a draw / can the hound still save me when I have no sheep / first to three wins / does the game end immediately when a pasture is empty / who has won when the cards run out / sheep are equal after the last card / who wins a tie, yellow or blue / does one empty pasture lose for both partners / do dummies with no sheep lose the game / how long is a match / my last sheep was taken, is it over / what does losing mean',
  'R-BOTH0':
    'both teams have a player without sheep / two players hit zero at the same time / everybody lost all sheep, who loses / zero sheep on both sides / my opponent and I both have no sheep / what if both teams are out in the same turn / simultaneous loss',
  'R-LASTLAP':
    'what if I have no cards left / someone ran out of cards / who gets the last turn / how does the final round work / do the others finish their hands / cards left in hand at the end / does the game stop when the first hand is empty / how many turns after the last card / does the last player get another turn / are leftover cards lost / what happens when all cards are played / first player to empty his hand, does the game end / do I still get a turn after someone is out of cards / does everybody get one more turn / is the end check done in the last round / what if two players run out of cards / does the last lap finish at player 1',
  'W-DUMMY':
    'how do we play with two people / how does three player work / how does the robot play / what does the fake player do / who plays for the dummy / virtual player rules / how many times can we do an exchange call / when can I swap the card of the dummy / where does the swapped card go / can the dummy lose sheep / how many cards does the dummy have / which seat is the ghost player / can I look at the dummy’s cards / what is an exchange call / we are only two, is it possible to play / bot takes a turn how / may I exchange twice / can three people play this / rules for 2 players / how do we play without a fourth person / what happens on the turn of the virtual player / does the dummy choose its card / who moves the dummy / exchange call how often per turn / must I take the exchanged card / is a dummy part of a team / which of us partners with the dummy / can I play alone solo',
  'R-DUMMY-NODRAW':
    'does the dummy draw a card / does the robot draw at the end of its turn / do I refill the dummy’s hand / does the virtual player pick up cards / dummy takes a new card / dummy hand gets smaller / does the dummy get a new card after playing / does the dummy refill / a fresh card for the fake player',
  'R-EXCHANGE-DECK':
    'deck is empty, what does the dummy play / no more cards to flip for the dummy / exchange call with no draw pile / what does the virtual player do when the stack runs out / can I still swap when the deck is gone / robot has nothing to turn over / dummy at the end of the game without deck',
  'R-DUMMY-3':
    'dummy flips a 3 but 3s are banned / sheep 02 is in front of the dummy and it shows a 3 / robot turns up a forbidden three / what if the exchanged card is also a 3 / virtual player can’t play 3, what now / dummy’s three is not allowed',
  'W-DRAFT':
    'what is different in the 2015 version / what are tornado cards / is there an older edition / how do the French rules differ / what did the prototype look like / who wins ties in the draft / which cards are missing in the first version / old edition teams green and orange / changes between 2015 and 2016',
  'W-SECRET':
    'can I see my partner’s hand / are we allowed to talk / can I tell my teammate what I have / may I give hints / may I show my cards / can I look through the discard pile / is information secret / can I signal to my partner / how many cards has each player, may I ask / can I count what has been played / cards I had to show, are they secret again / is table talk ok / may I look at the draw pile / can my teammate know my cards / is it ok to discuss the plan / can we say which color we will play / do we play with open hands / can I ask what was played / is looking at the last card allowed / can I tell my partner to save me',
  'H-CUSTOM':
    'can I make my own cards / how do we add home-made animals / can we invent house rules / custom deck with a 5 / where do I design an animal / own number deck / how many animals can be in one game / do games with my own cards count for the rating',
  'H-COPY':
    'my printed card shows another value / my box has different numbers / how do I correct a card to match my copy / the app is wrong about my card / number of black 3s in my box differs / can I change the values to my printed game / card in the app is not like mine',
  'H-STILL':
    'nobody can play a card for a whole round / what if all players pass / does the game hang if nobody plays / a full lap without any card / everyone skipped, does the game end / all pass in a row',
  'A-SHEEP-01':
    'the skip card is in front of me, what happens / do I lose my whole turn with sheep 01 / does the wolf still attack when I am skipped / what does sheep 01 do / tornado 01 effect / do I draw when skipped / may I play a card if the skip sheep is here / pink card that ends the turn / my turn gets skipped, is the end checked / does skip work on the first turn / skipped but a hound is here, does it help',
  'A-SHEEP-02':
    'no 3 card, what does it forbid / what does sheep 02 do / may I play a three with this pink card / is black 3 also forbidden / card with a crossed out 3 / does the 3 ban last only this turn / tornado 02 effect / can my partner play a 3 while sheep 02 is at my place',
  'A-RED-DEVIL':
    'how far does the red devil go / what does red devil do with a 2 / red devil times three / triple movement wolf / which set has the red devil / red devil and a black 4 / does the devil end where it started / how many steps for the devil with a 3',
  'A-LIMITS':
    'can I go below zero sheep / wolf comes and I have no sheep / can a hound give me a fourth sheep / maximum number of sheep / dog with nothing to bring back / more sheep than I started with / does a wolf take anything from an empty meadow / is there a limit of sheep / can I have minus sheep / hound here but I lost none / already full pasture and hound comes / all my sheep are home, hound activates / can’t lose more sheep than I have / most sheep a player can have',
  'A-NUMBERS':
    'how many of each number are in the deck / how many black threes are there / which number is most common / distribution of the number cards / what values do cards have / how many cards in total / is there a 5 / how many white 1s / what are the odds of a 3 / how many cards does the deck have',
  'A-SEVEN':
    'which cards do we take out for meat and bone / how many meat cards are there / do we add or replace cards with the expansion / which numbers have bone / is the deck bigger with meat and bone / which cards have meat on them / seven expansion cards',
  'A-SHEEP-START':
    'how many sheep do we start with / sheep per player with three people / how many sheep does each seat get with two players / starting sheep table / who gets 4 sheep / how many sheep at the beginning of the game / why does one player have only 2 sheep / how many sheep do I get / sheep count for 4 people / how many sheep at the start with 2 players / sheep for each of us in a three player game / starting flock / do all players start with the same number of sheep',
  'A-THREE':
    'with three players who is alone / which seat should the best player take / is it fair with three / does one person play without partner / team of one with three / who sits across from the dummy / how many players is it best with / the experienced one sits where',
  'A-LEVELS':
    'which cards for our first game / easiest set for kids / what should beginners use / which animals are hard / recommended combinations / difficulty levels / can we mix our own set of animals / which set next after the first game / may we add more animals',
  'A-ARROWS':
    'what does the arrow mean / wolf with an arrow to the left hits whom / card points right, who loses a sheep / who is the target / arrow to the player across / left from whose point of view / hound helps my neighbor / arrow up means partner / which player does an animal with an arrow attack / no arrow on the card',
  'A-TIPS':
    'how do I get better / any strategy tips / good advice for beginners / what is the best strategy / how can I help my partner / how do I guess what others hold / should I count cards / tricks to win',
  'A-UNKNOWN':
    'which values are guessed / what is uncertain in this app / are these the real card values / did you invent numbers / how sure are you about the cards / why is there a mark of doubt on the card / what is reconstructed',
  'A-OTHERWISE':
    'my rulebook says something else / errors in the rulebook / the manual contradicts itself / is there a misprint / errata for the book / German and English rules differ / the example in the book seems wrong / app and book disagree / which rulebook is right',
  'R-GRANDPA':
    'when does grandpa wolf walk / which card moves grandpa / does grandpa wolf move on my card / how far does the grandfather wolf go / grandpa goes which direction / does grandpa move on the first turn / what if nobody played a card before grandpa / is grandpa moved by white cards too / slow wolf moves later / old wolf moves at the end of the turn / grandpa moves by the card before / delayed wolf / is grandpa always counter-clockwise / when I play a 4 when does grandpa use it',
  'R-MEAT-GRANDPA':
    'does meat stop grandpa wolf / grandpa walks into meat / grandpa and meat and bone / whose meat does grandpa ignore / is grandpa wolf stopped when a white card moves him / old wolf smells meat',
  'R-CONFUSED':
    'when does the confused hound flip / does the confused dog turn every time / confused dog with another animal / which way does the confused hound run / confused hound alone, does it turn back / does it still bring back a sheep when confused / what does the back of extra 02 do / dog meets a wolf and turns',
  'R-BLANKET':
    'how does the blanket wolf work / when does the blanket wolf turn over / what do the black and white blankets do / wolf without blanket, what happens / must we play all three blanket cards / who moves the blanket wolf / does the blanket wolf take a sheep / linus wolf rules / blanket leaves the wolf, then / wolf in sheep’s clothing',
  'R-BLANKET-NOPLAY':
    'no card was played, does the blanket wolf flip / blanket wolf after a skipped turn / does the blanket wolf turn if the player passes / turn without a card and the blanket / passing and blanket wolf side',
  'R-MEAT-BLANKET':
    'does meat stop the blanket wolf / can bone or meat hold the blanket wolf / blanket wolf and meat / is the blanket wolf ever stopped / blanket wolf runs past meat',
  'H-BELLWETHER':
    'what does the bellwether do / does the bellwether bring a sheep home / is there a card of your own in the app / when does the bellwether help / how far does the bellwether walk',
};

import type { Drill } from '../../../path/drill.ts';

/** Drills for the images on cards and for the modules. Turns end automatically. */

/** S-FOX A barn protects the sheep of its card from the fox. */
export const barns: Drill = {
  position: `[Edition "2017"]
[Players "2"]

stage place
round 1
starter 1
turn 1
fox 2,2
supply 40
placed 2 2
board 1 1,2=#1/1 2,1=#54/1
board 2 1,2=#5/1 2,1=#20/1
sheep 1 1,1=1 1,2=1 2,1=2
sheep 2 1,1=1 2,1=2
paddocks 0 0
hand 1 #3 #25
hand 2 #4 #9
deck #6 #7 #8 #10`,
  moves: ['place#3@1,3:fox-W'],
  after: ['sheep 1 1,1=1 1,2=1 2,1=2', 'paddocks 2 0'],
  says: {
    en: {
      ask: [
        {
          card: 'Sheep in a barn are safe from the fox. Choose the card with the fox.',
          cell: 'Place it here.',
          step: 'You must move the fox. Where are your own sheep safe, but not Hill’s?',
        },
      ],
      done: 'Your barn kept your sheep safe. Hill had no barn there, so you stole two sheep.',
    },
    de: {
      ask: [
        {
          card: 'In einem Stall sind Schafe vor dem Fuchs sicher. Wähle die Karte mit dem Fuchs.',
          cell: 'Lege sie hierher.',
          step: 'Der Fuchs muss ziehen. Wo sind deine Schafe sicher, die von Hügel aber nicht?',
        },
      ],
      done: 'Dein Stall schützte deine Schafe. Hügel hatte dort keinen: zwei Schafe geklaut.',
    },
    fr: {
      ask: [
        {
          card: 'Dans une bergerie, les moutons sont à l’abri du renard. Choisis la carte avec le renard.',
          cell: 'Pose-la ici.',
          step: 'Le renard doit bouger. Où tes moutons sont-ils à l’abri, mais pas ceux de Mont ?',
        },
      ],
      done: 'Ta bergerie a protégé tes moutons. Mont n’en avait pas là : deux moutons volés.',
    },
    ja: {
      ask: [
        {
          card: '小屋の羊はキツネに盗まれません。キツネのカードを選びましょう。',
          cell: 'ここに置きましょう。',
          step: 'キツネを動かします。自分の羊は無事で、丘さんの羊を盗めるのはどこでしょう？',
        },
      ],
      done: '小屋にいたあなたの羊は無事です。小屋のない丘さんの羊を2匹盗みました。',
    },
  },
};

/** S-DOG A dog drives sheep to a neighboring card, out of the fox’s way. */
export const dogs: Drill = {
  position: `[Edition "2017"]
[Players "2"]

stage place
round 1
starter 1
turn 1
fox 2,2
supply 40
placed 1 1
board 1 1,2=#5/1
board 2 2,1=#20/1
sheep 1 1,1=1 1,2=2
sheep 2 1,1=1 2,1=2
paddocks 0 0
hand 1 #2 #25
hand 2 #3 #9
deck #6 #7 #8 #10`,
  moves: ['place#2@1,3:dog-1,2>1,1w2', 'place#3@1,2:fox-N'],
  after: ['sheep 1 1,1=3', 'paddocks 0 0'],
  says: {
    en: {
      ask: [
        {
          card: 'A dog drives sheep. Choose the card with the dog.',
          cell: 'Place it here.',
          from: 'The fox is close to this flock. Choose it.',
          to: 'Drive it onto the farmyard: it has a barn.',
          drive: 'Both of them.',
        },
      ],
      done: 'The fox came and found nothing. You lose a dog’s action if you do not use it.',
    },
    de: {
      ask: [
        {
          card: 'Ein Hund treibt Schafe. Wähle die Karte mit dem Hund.',
          cell: 'Lege sie hierher.',
          from: 'Der Fuchs ist diesen Schafen nah: Wähle sie.',
          to: 'Treibe sie auf den Hof: Dort ist ein Stall.',
          drive: 'Beide Schafe.',
        },
      ],
      done: 'Der Fuchs kam und fand nichts. Ein Hund, den du nicht brauchst, verfällt einfach.',
    },
    fr: {
      ask: [
        {
          card: 'Un chien conduit les moutons. Choisis la carte avec le chien.',
          cell: 'Pose-la ici.',
          from: 'Le renard est tout près de ces moutons : choisis-les.',
          to: 'Conduis-les à la ferme : il y a une bergerie.',
          drive: 'Tous les deux.',
        },
      ],
      done: 'Le renard est venu pour rien. Un chien que tu n’utilises pas, c’est un déplacement perdu.',
    },
    ja: {
      ask: [
        {
          card: '犬は羊を動かします。犬のカードを選びましょう。',
          cell: 'ここに置きましょう。',
          from: 'キツネに近い羊です。選びましょう。',
          to: '農場へ動かしましょう。小屋があるので安全です。',
          drive: '2匹とも動かします。',
        },
      ],
      done: 'キツネが来ましたが、もう羊はいません。犬は使わなくてもかまいません。',
    },
  },
};

/** S-FOX Two foxes on a card are two steps. */
export const foxes: Drill = {
  position: `[Edition "2017"]
[Players "2"]

stage place
round 1
starter 1
turn 1
fox 3,3
supply 40
placed 3 2
board 1 2,1=#6/1 3,1=#10/1 3,2=#15/1
board 2 1,2=#1/1 2,2=#19/1
sheep 1 1,1=1 3,2=2
sheep 2 1,1=1 2,2=2
paddocks 0 0
hand 1 #56 #25
hand 2 #4 #9
deck #7 #8 #11 #12`,
  moves: ['place#56@1,2:sheep,fox-N,fox-W'],
  after: ['sheep 1 1,1=1 1,2=1 3,2=2', 'paddocks 2 0'],
  says: {
    en: {
      ask: [
        {
          card: 'Two foxes on one card: two spaces. Choose it.',
          cell: 'Place it here.',
          sheep: 'First take its sheep.',
          step: 'Move two spaces to Hill’s flock, but not over your own sheep!',
        },
      ],
      done: 'Two of Hill’s sheep are in your paddock now, one gold each.',
    },
    de: {
      ask: [
        {
          card: 'Zwei Füchse auf einer Karte: zwei Felder. Wähle sie.',
          cell: 'Lege sie hierher.',
          sheep: 'Nimm zuerst das Schaf der Karte.',
          step: 'Zwei Felder zu den Schafen von Hügel, aber nicht über deine eigenen!',
        },
      ],
      done: 'Zwei Schafe von Hügel sind jetzt auf deiner Schafskoppel: je ein Goldtaler.',
    },
    fr: {
      ask: [
        {
          card: 'Deux renards sur une carte : deux cases. Choisis-la.',
          cell: 'Pose-la ici.',
          sheep: 'Prends d’abord son mouton.',
          step: 'Deux cases jusqu’aux moutons de Mont, sans passer sur les tiens !',
        },
      ],
      done: 'Deux moutons de Mont sont dans ton enclos : une pièce d’or chacun.',
    },
    ja: {
      ask: [
        {
          card: 'キツネが2匹のカードなら2歩動きます。選びましょう。',
          cell: 'ここに置きましょう。',
          sheep: 'まず羊を1匹置きましょう。',
          step: '丘さんの羊まで2歩です。自分の羊のいるカードは通らないように！',
        },
      ],
      done: '盗んだ丘さんの羊2匹は、あなたの囲い（柵の印）に入ります。1匹につき金貨1枚です。',
    },
  },
};

/** S-MISSIONS A secret goal: here the fox should end next to a town. */
export const missions: Drill = {
  position: `[Edition "2017"]
[Players "2"]
[Modules "missions"]

stage place
round 1
starter 1
turn 1
fox 1,3
supply 40
placed 1 1
board 1 1,2=#1/1
board 2 2,1=#20/1
sheep 1 1,1=1 1,2=1
sheep 2 1,1=1 2,1=2
paddocks 0 0
hand 1 #3 #25
hand 2 #4 #9
missions fox-at-town most-dogs
deck #6 #7 #8 #10`,
  moves: ['place#3@2,1:fox-E'],
  after: ['fox 1,4'],
  says: {
    en: {
      ask: [
        {
          card: 'Your mission: at the end, the fox stands next to a town. Choose the fox card.',
          cell: 'Place it here.',
          step: 'Which way is the corner with the town? Move the fox there.',
        },
      ],
      done: 'Three gold if it is still there at the end. Your mission is secret: nobody else sees it.',
    },
    de: {
      ask: [
        {
          card: 'Deine Mission: Am Ende steht der Fuchs an einer Stadt. Wähle die Fuchskarte.',
          cell: 'Lege sie hierher.',
          step: 'Welcher Schritt führt ihn auf das Eckfeld an der Stadt?',
        },
      ],
      done: 'Drei Goldtaler, wenn er am Ende noch dort steht. Deine Mission ist geheim.',
    },
    fr: {
      ask: [
        {
          card: 'Ta mission : à la fin, le renard est près d’une ville. Choisis la carte au renard.',
          cell: 'Pose-la ici.',
          step: 'Où envoyer le renard pour qu’il soit au coin, près de la ville ?',
        },
      ],
      done: 'Trois pièces d’or s’il y est encore à la fin. Ta mission est secrète.',
    },
    ja: {
      ask: [
        {
          card: 'あなたのミッションは、最後にキツネが町の隣にいることです。キツネのカードを選びましょう。',
          cell: 'ここに置きましょう。',
          step: '町のある角のマスへ行くには、どちらへ動かしますか？',
        },
      ],
      done: '最後までここにいれば金貨3枚です。ミッションは最後まで秘密です。',
    },
  },
};

/** S-BLACK The black sheep is worth more the farther it is from home. */
export const blackSheep: Drill = {
  position: `[Edition "2017"]
[Players "2"]
[Modules "black-sheep"]

stage place
round 1
starter 1
turn 1
fox 4,4
supply 40
placed 2 1
board 1 1,2=#11/1 2,2=#15/1
board 2 2,1=#20/1
sheep 1 1,2=1
sheep 2 2,1=2
black 2,2 1,1
paddocks 0 0
hand 1 #2 #25
hand 2 #4 #9
deck #6 #7 #8 #10`,
  moves: ['place#2@2,3:dog-2,2>2,3b'],
  after: ['black 2,3 1,1'],
  says: {
    en: {
      ask: [
        {
          card: 'The farther the black sheep is from home, the more it is worth. Choose the dog.',
          cell: 'Place the card here.',
          from: 'Choose the black sheep’s card.',
          to: 'Drive it on: farther right, more gold.',
        },
      ],
      done: 'Five gold instead of three. A fox that enters sends it home, unless there is a barn.',
    },
    de: {
      ask: [
        {
          card: 'Das schwarze Schaf zählt mehr, je weiter es vom Hof ist. Wähle den Hund.',
          cell: 'Lege die Karte hierher.',
          from: 'Wähle die Karte mit dem schwarzen Schaf.',
          to: 'Treibe es weiter nach rechts: mehr Goldtaler.',
        },
      ],
      done: 'Fünf Goldtaler statt drei. Kommt der Fuchs, läuft es heim, außer dort ist ein Stall.',
    },
    fr: {
      ask: [
        {
          card: 'Plus le mouton noir est loin de la ferme, plus il rapporte. Choisis le chien.',
          cell: 'Pose la carte ici.',
          from: 'Choisis la carte du mouton noir.',
          to: 'Conduis-le plus à droite : davantage d’or.',
        },
      ],
      done: 'Cinq pièces d’or au lieu de trois. Le renard le renvoie à la ferme, sauf s’il y a une bergerie.',
    },
    ja: {
      ask: [
        {
          card: '黒羊は農場から遠いほど金貨が増えます。犬のカードを選びましょう。',
          cell: 'ここに置きましょう。',
          from: '黒羊のいるカードを選びましょう。',
          to: '右へ動かすと金貨が増えます。',
        },
      ],
      done: '金貨が3枚から5枚に増えました。キツネが入ると黒羊は農場へ帰りますが、小屋なら無事です。',
    },
  },
};

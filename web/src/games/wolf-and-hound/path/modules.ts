import type { Drill } from '../../../path/drill.ts';

/** Drills about modules, and about rules shared by several cards. */

/** W-MEAT Meat stops wolves. */
export const meat: Drill = {
  position: `[Edition "2016"]
[Players "4"]
[Animals "hound-01 wolf-01"]
[Expansion "Meat & Bone"]

turn 1 play
sheep 3 3 3 3
animals hound-01@3 wolf-01@1
hand 1 B4 W1 W2 W3
hand 2 W4 B4
hand 3 W3 B1
hand 4 B2 W2
pile 2 B2m
deck W1 B3 W2 B4`,
  moves: ['B4'],
  after: ['sheep 3 2 3 3'],
  says: {
    en: {
      ask: ['Meat lies in front of Hill: a passing wolf stops there. Send the wolf off.'],
      done: 'It would have gone all the way around, but the Meat stopped it: Hill lost a sheep.',
    },
    de: {
      ask: ['Bei Hügel liegt Fleisch: Ein Wolf, der vorbeikommt, hält dort an. Schick den Wolf los.'],
      done: 'Er wäre einmal herumgelaufen, doch das Fleisch hielt ihn: Hügel verlor ein Schaf.',
    },
    fr: {
      ask: ['De la viande chez Mont : un loup qui passe s’y arrête. Fais partir le loup.'],
      done: 'Il aurait fait le tour, mais la viande l’a arrêté : Mont a perdu un mouton.',
    },
    ja: {
      ask: ['丘さんの場にお肉があります。入ってきたウルフはそこで止まります。ウルフを動かしましょう。'],
      done: 'ウルフは一周するはずが、お肉で止まりました。丘さんの羊が1匹逃げました。',
    },
  },
};

/** W-MEAT Bone stops hounds. */
export const bone: Drill = {
  position: `[Edition "2016"]
[Players "4"]
[Animals "hound-01 wolf-01"]
[Expansion "Meat & Bone"]

turn 1 play
sheep 3 3 2 3
animals hound-01@1 wolf-01@4
hand 1 W4 B1 B2 B3
hand 2 B1 W4
hand 3 W3 B4
hand 4 B2 W2
pile 3 W2b
deck W1 B3 W2 B4`,
  moves: ['W4', 'B1'],
  after: ['sheep 3 3 3 3'],
  says: {
    en: {
      ask: ['Bone lies in front of Oak and stops hounds. Oak lost a sheep: send the hound off.'],
      done: 'The Bone stopped it at Oak: the sheep is home.',
    },
    de: {
      ask: ['Bei Eiche liegt ein Knochen, der Hunde aufhält. Eiche fehlt ein Schaf: Schick den Hund los.'],
      done: 'Der Knochen hielt ihn bei Eiche: Das Schaf ist zurück.',
    },
    fr: {
      ask: ['Un os chez Pin arrête les chiens. Pin a perdu un mouton : fais partir le chien.'],
      done: 'L’os l’a arrêté chez Pin : le mouton est rentré.',
    },
    ja: {
      ask: ['樫さんの場の骨はハウンドを止めます。樫さんの羊が1匹迷子です。ハウンドを動かしましょう。'],
      done: 'ハウンドは骨のある樫さんの場で止まり、樫さんの羊が戻りました。',
    },
  },
};

/** R-META-PAIR Two of the same kind at one gate: one turns over, and the current player chooses which. */
export const changelings: Drill = {
  position: `[Edition "2016"]
[Players "4"]
[Animals "metamorphic-01 metamorphic-03"]

turn 1 play
sheep 3 3 3 3
animals metamorphic-01@4 metamorphic-03@2/back
hand 1 B1 B2 B3 W3
hand 2 W4 B4
hand 3 W3 B1
hand 4 B2 W2
deck W1 B3 W2 B4`,
  moves: ['B1', 'flip:metamorphic-01'],
  after: ['metamorphic-01@2 metamorphic-03@2/back', 'sheep 3 3 3 3'],
  says: {
    en: {
      ask: [
        'Two of one color never stand together. Send this wolf past you, to Hill.',
        'Two hounds in front of Hill: one must turn over. Make the moonlit changeling the wolf.',
      ],
      done: 'The wolf took a sheep and the hound brought it back: Hill has three again.',
    },
    de: {
      ask: [
        'Zwei gleichfarbige bleiben nie zusammen. Schicke diesen Wolf an dir vorbei zu Hügel.',
        'Zwei Hunde bei Hügel: Einer wird umgedreht. Mach den Gestaltwandler mit Mond zum Wolf.',
      ],
      done: 'Der Wolf verjagte ein Schaf, der Hund brachte es heim: Hügel hat wieder drei.',
    },
    fr: {
      ask: [
        'Deux métamorphes de même couleur ne restent pas ensemble. Envoie ce loup chez Mont, par chez toi.',
        'Deux chiens chez Mont : l’un se retourne. Fais du métamorphe à la lune le loup.',
      ],
      done: 'Le loup a chassé un mouton, le chien l’a ramené : Mont en a de nouveau trois.',
    },
    ja: {
      ask: [
        '同じ面の2枚が同じ場に並ぶことはできません。このウルフを、あなたの前を通して丘さんへ送りましょう。',
        '丘さんの場にハウンドが2枚並びました。1枚を裏返します。月のメタモルをウルフにしましょう。',
      ],
      done: 'ウルフが羊を逃がし、ハウンドが連れ戻しました。丘さんの羊は3匹のままです。',
    },
  },
};

/** W-DUMMY The Exchange Call, with two players. */
export const exchangeCall: Drill = {
  position: `[Edition "2016"]
[Players "2"]
[Animals "hound-01 wolf-01"]

turn 3 exchange
sheep 2 3 3 3
animals hound-01@2 wolf-01@2
hand 1 W2 B1 W3 B2
hand 2 B2 W1 B4 W4
dummy 3 W2! B1 W4 B2
dummy 4 B3 W3 B1 W1
turned-up B3
deck W1 B3 W2 B4`,
  moves: ['exchange'],
  after: ['wolf-01@2', 'turn 4 exchange'],
  says: {
    en: {
      ask: ['Dummy 3 is your partner: Black 3 would send the wolf to you. Make the Exchange Call.'],
      done: 'White 2 was played instead, so the wolf stayed with Hill.',
    },
    de: {
      ask: ['Dummy 3 ist dein Partner: Schwarz 3 brächte den Wolf zu dir. Tausche die Karte!'],
      done: 'Stattdessen wurde Weiß 2 gespielt: Der Wolf blieb bei Hügel.',
    },
    fr: {
      ask: ['Le Fantôme 3 est ton partenaire : le 3 noir t’enverrait le loup. Lance l’Appel à échange.'],
      done: 'Le 2 blanc a été joué à la place : le loup est resté chez Mont.',
    },
    ja: {
      ask: ['ダミー3はパートナーです。黒の3のままではウルフがあなたの場に来ます。チェンジコールをしましょう。'],
      done: '代わりに白の2が出て、ウルフは丘さんの場に残りました。',
    },
  },
};

/** R-META-DRAFT In the draft of 2015 a metamorphic card turns over at every visit to seat 1. */
export const draft: Drill = {
  position: `[Edition "2015-draft"]
[Players "4"]
[Animals "wolf-01 metamorphic-01"]

turn 1 play
sheep 2 3 3 3
animals wolf-01@4 metamorphic-01@4/back
hand 1 W4 W1 W2 W3
hand 2 B2 W4
hand 3 B1 W3
hand 4 B3 W2
deck W1 B3 W2 B4`,
  moves: ['W4', 'B2', 'B1', 'B3'],
  after: ['metamorphic-01@1/back', 'sheep 3 3 3 3'],
  says: {
    en: {
      ask: ['In the 2015 draft, it turns over each time it reaches seat 1. Bring this hound to you.'],
      done: 'It turned over twice and is still a hound. It brought your sheep home.',
    },
    de: {
      ask: ['Im Entwurf von 2015 wird sie jedes Mal bei Spieler 1 umgedreht. Hol diesen Hund zu dir.'],
      done: 'Zweimal bei dir, zweimal umgedreht: immer noch ein Hund. Dein Schaf ist zurück.',
    },
    fr: {
      ask: ['Ébauche de 2015 : le métamorphe se retourne à chaque arrivée au Joueur 1. Fais venir ce chien.'],
      done: 'Deux passages, deux retournements : toujours un chien. Ton mouton est rentré.',
    },
    ja: {
      ask: ['2015年草稿では、プレイヤー1（あなた）の場に着くたびに裏返ります。このハウンドを呼びましょう。'],
      done: '2回着いて2回裏返り、ハウンドのままです。あなたの羊が戻りました。',
    },
  },
};

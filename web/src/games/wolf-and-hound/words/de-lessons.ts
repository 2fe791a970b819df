import type { WolfLessons } from './en-lessons.ts';

export const words: WolfLessons = {
  lessons: {
    'wolf-and-hound': {
      title: 'Wolf & Hound in 90 Sekunden',
      about: 'Jagen, gejagt werden, dem Partner helfen, gewinnen. Mit je zwei Schafen statt drei, damit es schneller geht.',
      done: 'Das ist alles. Spiel los!',
    },
  },
  says: {
    wolfGoal: 'Hüte deine Schafe. Leere eine gegnerische Weide.',
    wolfTwo: 'Hier nur zwei Schafe, damit es schneller geht; sonst drei.',
    wolfPartner: 'Eiche gegenüber ist dein Partner. Hügel und Mühle sind Gegner.',
    wolfChase: 'Schwarz bewegt den Wolf. Spiele Schwarz 1: ein Schritt.',
    wolfChased: 'In Hügels Zug wurde der Wolf aktiviert: ein Schaf verjagt.',
    wolfHit: 'Hügel schickte ihn weiter: Dein Partner verlor ein Schaf.',
    wolfBack: 'Eiche schickte den Wolf zurück zu Hügel.',
    wolfHome: 'Der Wolf verjagte dein Schaf, der Hund brachte es zurück.',
    wolfHelp: 'Weiß bewegt den Hund. Welche Karte bringt ihn zu Eiche?',
    wolfHelpWrong: 'Eiche fehlt ein Schaf. Sie sitzt zwei Schritte weiter.',
    wolfLap: 'Vier Schritte: einmal herum. Der Hund half Eiche.',
    wolfGuard: 'Eiche schickte dir den Hund zum Schutz zurück.',
    wolfRobbed: 'Mühle schickte den Hund fort: Du hast ein Schaf verloren.',
    wolfDefend: 'Verteidige dich! Welche Karte hält den Wolf von euch fern?',
    wolfDefendWrong: 'Zähle die Schritte: nicht zu Eiche, nicht zurück zu dir.',
    wolfMill: 'In Mühles Zug wurde er aktiviert: Mühle verlor ein Schaf.',
    wolfFinish: 'Hügel hat noch ein Schaf. Welche Karte verjagt es?',
    wolfFinishWrong: 'Zähle im Uhrzeigersinn: Hügel ist drei schwarze Schritte weiter.',
    wolfWon: 'Hügels Weide ist leer: Eiche und du, ihr gewinnt!',
    wolfCount: 'Leere Hand: letzte Runde. Das Team mit mehr Schafen gewinnt.',
  },
};

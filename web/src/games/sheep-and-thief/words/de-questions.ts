import type { SameQuestions } from '../../../words/en/rules.ts';
import type { questions as english } from './en-questions.ts';

export const questions: SameQuestions<typeof english> = {
  'S-TABLE': [['Wo steht der Fuchs am Anfang?', 'Auf allen Plänen auf demselben Feld: Reihe 3, Spalte 3 (unsere Annahme).']],
  'R-SEATS': [['Wer ist Startspieler?', 'Laut Anleitung, wer einem abenteuerlustigen Schaf am ähnlichsten sieht. Ihr könnt auch losen.']],
  'S-DECK': [['Darf ich eine Karte drehen?', 'Nein. Landschaftskarten werden nie gedreht.']],
  'S-DRAFT': [
    [
      'Wie viele Karten bekomme ich, und wie viele behalte ich jedes Mal?',
      'Fünf, und du behältst jeweils eine. Zu zweit sechs, und du behältst zwei.',
    ],
    ['In welche Richtung geben wir die Karten weiter?', 'In Runde 1 und 3 nach links, in Runde 2 nach rechts.'],
    ['Was ist zu zweit anders?', 'Du bekommst sechs Karten und behältst je zwei; zwischen den Runden legt jeder geheim eine ab.'],
  ],
  'S-PLACEMENT': [['Wie viele Runden gibt es, und wie viele Karten lege ich?', 'Drei Runden, in jeder legst du vier Karten.']],
  'S-ADJACENT': [
    ['Wo darf ich eine Karte anlegen? Auch schräg?', 'Auf ein freies Feld direkt neben einer eigenen Karte. Schräg zählt nicht.'],
  ],
  'R-RIVER': [
    ['Darf ein Fluss an einem Weg oder einer Wiese enden?', 'Nein. Wo zwei deiner Karten sich berühren, muss Fluss an Fluss liegen.'],
    ['Darf ein Weg einfach aufhören?', 'Ja. Nur Flüsse müssen weitergehen; Wege dürfen überall enden.'],
    ['Darf ein Fluss über den Planrand hinauslaufen?', 'Ja. Über den Rand, in eine Stadt oder zu einem freien Feld ist erlaubt.'],
  ],
  'R-YARD-DRY': [['Darf ein Fluss in den Hof laufen?', 'Nein. Der Hof hat keinen Fluss.']],
  'S-FOX-BLOCKS': [['Darf ich eine Karte auf das Feld mit dem Fuchs legen?', 'Nein. Der Fuchs versperrt sein Feld.']],
  'R-FACEDOWN': [
    ['Was, wenn keine Handkarte passt und ich nichts legen kann: Darf ich aussetzen?', 'Nein. Du legst eine beliebige Karte verdeckt.'],
  ],
  'R-ANYORDER': [
    ['In welcher Reihenfolge nutze ich die Tiere einer Karte?', 'In beliebiger, auch gemischt: erst Schafe oder erst Fuchs.'],
    ['Muss ich einen Hund benutzen?', 'Nein. Hunde sind freiwillig, Schafe und Füchse nicht.'],
  ],
  'S-SHEEP': [['Was, wenn keine weißen Schafe mehr im Vorrat sind?', 'Dann bekommst du keines.']],
  'S-DOG': [
    ['Darf ein Hund Schafe auf die Karte mit dem Fuchs treiben?', 'Nein. Nur von dort weg.'],
    [
      'Dürfen zwei Hunde dieselben Schafe treiben, und nur einen Teil der Herde?',
      'Beides ja: Du bestimmst, welche Schafe gehen, und sie dürfen noch einmal getrieben werden.',
    ],
  ],
  'S-FOX': [
    [
      'Was macht der Fuchs?',
      'Er zieht auf allen Plänen ein Feld weit und klaut von jeder Karte, die er betritt, die Schafe der anderen, außer dort ist ein Stall.',
    ],
    [
      'Der Fuchs betritt meine eigene Karte mit Schafen: Wohin kommen sie?',
      'Zurück in den Vorrat. Nur Schafe der anderen kommen auf deine Koppel.',
    ],
    [
      'Zwei Füchse: Muss ich beide ziehen, darf der Fuchs zurück, darf er vom Plan?',
      'Jedes Fuchsbild ist ein Schritt und muss gezogen werden. Der Fuchs darf zurück, aber nie vom Plan.',
    ],
    ['Bewegt sich der Fuchs auf den Plänen aller?', 'Ja. Er steht auf allen Plänen auf demselben Feld.'],
  ],
  'A-BARN': [['Schützt ein Stall meine Schafe vor dem Fuchs?', 'Ja. Von einer Karte mit Stall klaut der Fuchs kein Schaf.']],
  'S-ROUND-END': [['Wer beginnt die nächste Runde?', 'Der nächste Spieler im Uhrzeigersinn.']],
  'R-KEPT': [
    [
      'Was passiert mit der letzten Karte auf der Hand?',
      'Sie kommt zu deinen nächsten Karten. Nach der dritten Runde kommt sie in die Schachtel und zählt nichts.',
    ],
  ],
  'S-SCORE': [
    [
      'Wofür bekomme ich Goldtaler?',
      'Für weiße Schafe auf Plan und Koppel, Städte und Flüsse; dazu Missionen und schwarzes Schaf, wenn ihr damit spielt.',
    ],
    ['Wie viele Punkte bringt ein Schaf?', 'Einen Goldtaler je weißem Schaf auf deinem Plan und deiner Koppel.'],
  ],
  'A-RIVERS': [
    ['Wie viel Gold bringt ein Fluss?', '1, 3, 5, 8, 11, 15 für eine bis sechs Karten, dann je weitere Karte 5 mehr.'],
    ['Zählt ein Fluss aus nur einer Karte?', 'Ja, er bringt 1 Goldtaler.'],
  ],
  'S-TOWNS': [
    ['Welche Stadt bringt 10 Goldtaler?', 'Schafhausen unten rechts. Mähmingen und Wollstadt bringen je 5.'],
    ['Wann ist eine Stadt angeschlossen?', 'Wenn ein ununterbrochener Weg von deinem Hof zu ihr führt.'],
  ],
  'R-BRIDGE': [
    [
      'Sind Weg und Fluss verbunden, die sich auf einer Karte kreuzen?',
      'Nein. Sie kreuzen sich auf einer Brücke, und jeder geht für sich weiter.',
    ],
  ],
  'A-END': [['Wann ist das Spiel zu Ende, und wer gewinnt?', 'Nach der dritten Runde. Wer die meisten Goldtaler hat, gewinnt.']],
  'S-TIES': [['Zwei haben gleich viel Gold: Wer gewinnt?', 'Wer mehr weiße Schafe auf dem eigenen Plan hat; sonst teilen sie den Sieg.']],
  'S-MISSIONS': [['Wann zeige ich meine Mission?', 'Am Ende der Partie. Bis dahin ist sie geheim.']],
  'R-MISSION-TIE': [
    [
      'Zwei liegen bei einer Mission gleichauf: Wer bekommt das Gold?',
      'Beide bekommen den kleinen Wert. Wer dahinter liegt, bekommt nichts.',
    ],
  ],
  'A-MISSIONS': [
    [
      'Welche Missionen gibt es?',
      'Neun: längster Fluss, längster Weg, meiste Ställe, Füchse, Hunde oder Karten mit Schaf, Schafe in zwei Bereichen und der Fuchs bei einer Stadt.',
    ],
  ],
  'S-BLACK': [
    [
      'Was passiert, wenn der Fuchs auf das schwarze Schaf trifft?',
      'Es kommt zurück auf den Hof, außer ein Stall schützt es. Geklaut wird es nie.',
    ],
  ],
  'A-BLACK': [['Wie viele Punkte bringt das schwarze Schaf?', 'So viel, wie sein Feld zahlt: von 0 oben links bis 15 unten rechts.']],
  'R-BLACK-BARN': [['Ist das schwarze Schaf im Stall sicher?', 'Ja. Ein Stall schützt es wie ein weißes.']],
  'R-BLACK-TIE': [['Entscheidet das schwarze Schaf einen Gleichstand?', 'Nein. Nur weiße Schafe auf dem Plan.']],
  'S-SECRETS': [
    ['Darf ich die Karten der anderen sehen?', 'Nein. Karten, Wahl und Missionen sind geheim; Pläne, Schafe und Koppeln sind offen.'],
  ],
  'R-LASTCARD': [['Was geschieht mit der allerletzten Karte der Kartenphase?', 'Sie wird weitergegeben und ohne Wahl behalten.']],
  'R-BLACK-ONCE': [['Zählt das schwarze Schaf auch als gewöhnliches Schaf?', 'Nein. Es bringt nur, was sein Feld zahlt.']],
  'R-BLACK-COUNTS': [['Zählt das schwarze Schaf bei Missionen?', 'Ja, bei denen zu den unteren Reihen und den rechten Spalten.']],
};

import type { SameQuestions } from '../../../words/en/rules.ts';
import type { questions as english } from './en-questions.ts';

export const questions: SameQuestions<typeof english> = {
  'W-TABLE': [
    ['Wie wird das Spiel aufgebaut?', 'Jeder bekommt vier Zahlenkarten und seine Schafe; alle Tiere kommen vor Spieler 1.'],
    ['Wo stehen die Tiere am Anfang?', 'Alle beginnen vor Spieler 1.'],
  ],
  'R-SEATS': [['Wer fängt an?', 'Spieler 1: Wer diese Spielerkarte bekommt, beginnt.']],
  'W-TURN': [
    [
      'Was mache ich in meinem Zug?',
      'Die Tiere vor dir werden aktiviert, ihr prüft das Spielende, du spielst eine Karte und ziehst eine nach.',
    ],
    ['Wann verjagt der Wolf ein Schaf?', 'Am Anfang deines Zuges, wenn er vor dir liegt. Nur vorbeizuziehen bewirkt nichts.'],
    ['Wann ziehe ich eine neue Karte nach?', 'Am Ende deines Zuges, nach dem Ausspielen, solange der Nachziehstapel reicht.'],
    ['Werden die Tiere schon im allerersten Zug aktiviert?', 'Nein. Im ersten Zug der Partie gibt es keine Aktivierung.'],
  ],
  'R-ORDER': [
    ['Welches Tier wird zuerst aktiviert?', 'Zuerst Schafskarten, dann Wölfe, dann Hunde.'],
    [
      'Ich habe nur noch ein Schaf, und Wolf und Hund liegen vor mir: Bin ich raus?',
      'Nein. Der Wolf verjagt das letzte Schaf, der Hund bringt es zurück, und erst dann wird das Spielende geprüft.',
    ],
    ['Zwei Wölfe liegen vor mir: Verliere ich zwei Schafe?', 'Ja. Alle Tiere vor dir werden aktiviert, und ihre Wirkungen addieren sich.'],
  ],
  'A-LIMITS': [
    [
      'Kann ich weniger als null Schafe haben?',
      'Nein. Bei leerer Weide verjagt ein Wolf nichts mehr; ein Hund kann danach trotzdem ein Schaf zurückbringen.',
    ],
    ['Bringt mir ein Hund mehr Schafe, als ich am Anfang hatte?', 'Nein. Fehlt dir keines, bewirkt der Hund nichts.'],
  ],
  'R-NOMATCH': [['Darf ich eine Karte spielen, die nichts bewegt?', 'Ja, auch wenn kein Tier ihrer Farbe im Spiel ist.']],
  'R-NOPASS': [['Darf ich aussetzen, statt eine Karte zu spielen?', 'Nein. Wer eine erlaubte Karte hat, muss eine spielen.']],
  'R-ONLY3': [
    [
      'Ich habe nur 3er und darf keine spielen: Was nun?',
      'Du zeigst deine Hand und setzt aus. Du ziehst nicht nach und behältst die Karten.',
    ],
  ],
  'R-MOVESET': [['Bewegt eine Zahlenkarte nur ein Tier?', 'Nein. Sie bewegt alle Tiere ihrer Farbe.']],
  'W-MOVE': [
    ['In welche Richtung ziehen die Tiere?', 'Im Uhrzeigersinn, je Schritt einen Spieler weiter, außer die Karte zeigt minus ein halb.'],
    ['Was bedeutet ½ auf einer Karte?', 'Das Tier zieht die halbe Zahl, abgerundet.'],
  ],
  'R-ZERO': [['Eine 1 wird halbiert: Zieht das Tier?', 'Nein. Die Hälfte von 1 sind 0 Schritte, und 0 Schritte sind keine Bewegung.']],
  'R-LAP': [['Wohin zieht ein Tier mit einer 4?', 'Einmal um den Tisch, zurück an seinen Platz.']],
  'W-CARDS': [['Welche Farbe bewegt welches Tier?', 'Schwarz bewegt Wölfe, Weiß bewegt Hunde, beide bewegen Schafskarten.']],
  'A-ARROWS': [
    [
      'Was bedeutet der Pfeil auf einer Tierkarte?',
      'Das Tier wirkt auf einen anderen Spieler: links ist der nächste, rechts der vorige, gegenüber der Partner.',
    ],
  ],
  'W-MEAT': [
    [
      'Wann halten Fleisch oder Knochen ein Tier an?',
      'Wenn es zu einem Spieler kommt, dessen letzte Karte sie zeigt: Fleisch stoppt Wölfe, Knochen stoppen Hunde.',
    ],
  ],
  'R-MEAT-OWN': [
    [
      'Wirkt mein eigenes Fleisch (oder Knochen) sofort und stoppt das Tier, das ich bewege?',
      'Nein. Dein eigenes Symbol hält nie die Tiere auf, die du bewegst.',
    ],
  ],
  'R-MEAT-START': [['Der Wolf liegt schon beim Fleisch: Darf er weiterziehen?', 'Ja. Fleisch hält auf, wer ankommt, nicht wer losläuft.']],
  'R-MEAT-LAST': [['Wie lange gilt ein Fleisch- oder Knochensymbol?', 'Bis dieser Spieler eine andere Karte darauf spielt.']],
  'A-SEVEN': [['Welche Karten tauschen wir für Fleisch & Knochen aus?', 'Die sieben Karten ersetzen die gleichen Zahlen ohne Symbol.']],
  'A-SHEEP-01': [
    [
      'Vor mir liegen eine Aussetzen-Karte und ein Wolf: Verliere ich ein Schaf?',
      'Nein. Die Schafskarte wird zuerst aktiviert und beendet deinen Zug sofort; der Wolf kommt nicht dran.',
    ],
  ],
  'A-SHEEP-02': [['Darf ich eine 3 spielen, wenn Schaf 02 vor mir liegt?', 'Nein, in diesem Zug weder die schwarze noch die weiße 3.']],
  'R-META-ONCE': [
    [
      'Wann wird eine Verwandlungskarte umgedreht?',
      'Einmal, am Ende der Bewegung, wenn sie an Spieler 1 vorbeikam oder dort stehen blieb.',
    ],
    ['Eine Verwandlungskarte bleibt genau bei Spieler 1 stehen: Wird sie umgedreht?', 'Ja. Stehen bleiben zählt wie vorbeiziehen.'],
  ],
  'R-META-LEAVE': [
    ['Eine Verwandlungskarte zieht von Spieler 1 los: Wird sie umgedreht?', 'Nein. Von dort loszuziehen heißt nicht, ihn zu passieren.'],
  ],
  'R-META-PAIR': [
    [
      'Zwei Verwandlungskarten gleicher Farbe liegen zusammen: Was passiert?',
      'Eine wird umgedreht. Wer am Zug ist, wählt, außer sie unterscheiden sich nur in der Nummer.',
    ],
  ],
  'R-META-START': [
    ['Welche Seite einer Verwandlungskarte liegt am Anfang oben?', 'Von zweien zeigt die niedrigere Nummer den Wolf, die höhere den Hund.'],
  ],
  'R-GRANDPA': [
    [
      'Wann zieht Opa Wolf, und nach welcher Karte?',
      'Am Ende jedes Zuges, gegen den Uhrzeigersinn, nach der Zahlenkarte des vorigen Zuges.',
    ],
  ],
  'R-CONFUSED': [['Wann dreht sich der Verwirrte Hund um?', 'Am Ende jedes Zuges, wenn ein anderes Tier bei ihm liegt.']],
  'R-BLANKET': [
    [
      'Wann läuft der Wolf im Schafspelz von selbst davon?',
      'Solange er die Rückseite zeigt, weil kein Pelz bei ihm liegt: am Ende jedes Zuges einen Platz gegen den Uhrzeigersinn.',
    ],
  ],
  'A-RED-DEVIL': [['Wie weit zieht der Rote Teufel?', 'Das Dreifache der Zahl: 3, 6, 9 oder 12 Schritte.']],
  'W-END': [
    ['Wie gewinne ich?', 'Euer Team gewinnt, wenn ein Gegner bei der Prüfung kein Schaf mehr hat oder ihr am Ende mehr Schafe habt.'],
    [
      'Wann endet das Spiel?',
      'Wenn bei der Prüfung jemand kein Schaf mehr hat, oder nach der letzten Runde, wenn jemand keine Karten mehr hat.',
    ],
    ['Beide Teams haben am Ende gleich viele Schafe: Wer gewinnt?', 'Gelb, das Team von Spieler 2 und 4.'],
    ['Wie viele Partien hat eine Serie?', 'Höchstens fünf: Wer zuerst dreimal siegt, gewinnt die Serie.'],
    [
      'Bin ich raus, sobald mein letztes Schaf weg ist?',
      'Nicht sofort. Euer Team verliert, wenn deine Weide bei der Prüfung leer ist, nachdem alle Tiere aktiviert wurden.',
    ],
  ],
  'R-BOTH0': [
    [
      'Mehrere Spieler haben kein Schaf mehr: Welches Team verliert?',
      'Das Team der ersten leeren Weide, im Uhrzeigersinn ab dem Spieler am Zug; seine eigene zählt zuerst.',
    ],
  ],
  'R-LASTLAP': [
    [
      'Ein Spieler hat keine Karten mehr: Spielen die anderen ihre noch aus?',
      'Nur bis zum nächsten Zug von Spieler 1. Was danach noch auf der Hand ist, wird abgelegt.',
    ],
  ],
  'R-START': [
    ['Ändern zwei Wolfskarten die Zahl der Schafe am Anfang?', 'Ja. Bei zwei oder mehr Wolfskarten bekommt jeder ein Schaf mehr.'],
  ],
  'A-SHEEP-START': [['Mit wie vielen Schafen fängt jeder an?', 'Zu viert je drei; zu dritt 2, 4, 3, 3; zu zweit 2, 3, 3, 3.']],
  'A-NUMBERS': [
    ['Wie viele Karten gibt es von jeder Zahl?', '16 schwarze und 16 weiße mit den Werten 1 bis 4; die schwarze 3 ist die häufigste.'],
  ],
  'W-DUMMY': [
    ['Wie spielt man zu dritt oder zu zweit?', 'Leere Plätze werden Dummys: zu dritt Spieler 4, zu zweit Spieler 3 und 4.'],
    [
      'Wie spielt der virtuelle Spieler (Dummy) seinen Zug?',
      'Deckt für ihn die oberste Karte des Nachziehstapels auf. Sein Partner darf sie einmal tauschen, dann bewegt sie die Tiere.',
    ],
    [
      'Was ist ein Austauschwunsch?',
      'Der Partner eines Dummys tauscht die aufgedeckte Karte einmal gegen die oberste der vier Dummy-Karten.',
    ],
  ],
  'R-EXCHANGE-DECK': [
    ['Ist ein Austauschwunsch möglich, wenn der Nachziehstapel leer ist?', 'Nein. Der Dummy spielt dann seine eigene oberste Karte.'],
  ],
  'A-THREE': [['Wer spielt zu dritt allein?', 'Spieler 2, mit dem Dummy gegenüber: am besten der erfahrenste.']],
  'A-LEVELS': [
    ['Welche Tierkarten eignen sich für Anfänger?', 'Beginnt mit Hund 01 und Wolf 01; weitere Karten, wenn alle eine Partie kennen.'],
  ],
  'W-SECRET': [
    ['Darf ich meinem Partner meine Karten zeigen oder darüber reden?', 'Nein. Deine Hand ist geheim, auch vor dem Partner.'],
    ['Darf ich mir ausgespielte Karten ansehen?', 'Ja. Verdeckt sind nur Hände und Stapel; alles andere ist offen.'],
  ],
  'R-META-MORE': [
    [
      'Dürfen drei oder vier Verwandlungskarten mitspielen?',
      'Ja. Wo zwei oder mehr zusammenliegen und alle eine Farbe zeigen, wird eine umgedreht.',
    ],
  ],
  'R-MEAT-DIR': [['Hält Fleisch auch einen Wolf auf, der rückwärts zieht?', 'Ja. Fleisch und Knochen halten in beiden Richtungen auf.']],
  'R-DUMMY-3': [
    [
      'Ein Dummy deckt eine verbotene 3 auf: Was nun?',
      'Sie darf getauscht werden. Ist es wieder eine 3, kommt sie beiseite und bewegt nichts.',
    ],
  ],
  'R-ENDORDER': [['In welcher Reihenfolge läuft das Zugende ab?', 'Leere Hand, Opa Wolf, Wolf im Schafspelz, Verwirrter Hund.']],
};

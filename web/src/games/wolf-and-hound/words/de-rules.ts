import { help } from '../../../words/de/rules.ts';
import type { RuleText } from '../../../words/en/rules.ts';
import { helpOfCards } from '../card-lookups.ts';
import { lookup } from './de-lookup.ts';
import { questions } from './de-questions.ts';
import { reasons } from './de-reasons.ts';
import type { WolfRuleId, WolfRules } from './en-rules.ts';
import { phrasings } from './phrasings/de.ts';

const rules: Omit<Record<WolfRuleId, RuleText>, keyof typeof lookup> = {
  'W-TABLE': {
    title: 'Der Tisch',
    text: 'Vier Plätze im Kreis; wer sich gegenübersitzt, bildet ein Team: Spieler 1 und 3 sind Blau, 2 und 4 Gelb (im Entwurf von 2015 Grün und Orange). Spieler 1 ist der Startspieler. Ihr seid Schäfer in den französischen Alpen. Jeder hat einen Weideplan: Hinter dem Zaun stehen seine Schafe, im dunklen Wald die verlorenen. Es gibt 32 Zahlenkarten, 16 schwarze und 16 weiße, von 1 bis 4. Jeder hält vier davon auf der Hand; der Rest ist der Nachziehstapel auf dem zentralen Spielplan. Alle Tiere des Spiels beginnen vor Spieler 1.',
  },
  'R-SEATS': {
    title: 'Wer wo sitzt',
    text: 'Die gedruckten Spielerkarten werden gemischt und ausgeteilt: Sie bestimmen, wer mit wem spielt und wer beginnt. „Plätze mischen“ tut dasselbe: Jeder kann auf jeden Platz kommen. Spieler 1 beginnt. Wollt ihr lieber eure Partner wählen, damit Erfahrene und Neulinge ausgeglichen sind, wählt die Plätze selbst oder mischt sie so, dass Partner zusammenbleiben. In einer Serie bleiben die Teams.',
  },
  'R-START': {
    title: 'Schafe am Anfang',
    text: 'Zu viert je drei; zu dritt 2, 4, 3, 3; zu zweit 2, 3, 3, 3. Bei zwei oder mehr Wolfskarten bekommt jeder ein Schaf mehr (im Entwurf von 2015 nur zu viert). Karten, die zum Hund werden können, gelten hier nicht als Wolfskarten. Du kannst auch selbst 1 bis 5 festlegen.',
  },
  'W-TURN': {
    title: 'Dein Zug',
    text: 'Aktivierungsphase: Die Tiere, die vor dir liegen, werden aktiviert (nicht im allerersten Zug): Schafskarten, dann Wölfe, dann Hunde. Ein Wolf jagt ein Schaf in den dunklen Wald, ein Hund bringt eines zurück: nie weniger als 0, nie mehr als am Anfang. Dann wird geprüft, ob das Spiel endet. Ausspielphase: Du spielst eine Karte offen auf deine Ablage, und jedes Tier ihrer Farbe zieht. Nachziehphase: Du ziehst eine Karte nach; ist der Nachziehstapel leer, ziehst du keine.',
  },
  'R-ORDER': {
    title: 'Wer zuerst aktiviert wird',
    text: 'Zuerst Schafskarten, dann Wölfe, dann Hunde. Wolf und Hund zugleich: Der Wolf verjagt dein letztes Schaf, der Hund bringt es zurück, und du scheidest nicht aus. Jedes Tier vor dir wird aktiviert: Zwei Wölfe verjagen zwei Schafe. Tiere einer Art aktivierst du in beliebiger Reihenfolge. Bei den erschienenen Karten macht sie keinen Unterschied, darum wirst du nicht gefragt; bei eigenen Karten wirst du gefragt, wenn sie einen macht.',
  },
  'R-SKIPEND': {
    title: 'Nach einem ausgefallenen Zug',
    text: 'Auch nach einem ausgefallenen Zug werden die Effekte am Zugende ausgeführt.',
  },
  'R-NOMATCH': { title: 'Eine Karte, die nichts bewegt', text: 'Du darfst eine Karte auch spielen, wenn ihr kein Tier folgt.' },
  'W-MOVE': {
    title: 'Bewegung',
    text: 'Tiere ziehen im Uhrzeigersinn, je Schritt einen Platz. Die Bewegungsänderung auf der Karte ändert die Zahl: +1 einen mehr, -1 einen weniger, 1/2 (auf unseren Karten ½) die Hälfte, -1/2 (auf unseren Karten ↺½) die Hälfte gegen den Uhrzeigersinn, ×3 das Dreifache. Es wird abgerundet.',
  },
  'R-MOVESET': {
    title: 'Wer zieht',
    text: 'Es zählen die Farben, die beim Ausspielen zu sehen sind. Mehrere Wölfe ziehen alle, mehrere Hunde auch. Erst ziehen alle, danach wird umgedreht (im Entwurf von 2015 schon unterwegs).',
  },
  'R-ZERO': {
    title: 'Kein Schritt, keine Bewegung',
    text: 'Ein Tier, das 0 Schritte zieht, hat sich nicht bewegt: Nichts hält es auf, nichts dreht es um.',
  },
  'R-LAP': { title: 'Einmal herum', text: 'Vier Schritte führen an allen vorbei und enden, wo sie begannen.' },
  'R-WALK': {
    title: 'Schritt für Schritt',
    text: 'Die Schritte werden einzeln gezogen. Unterwegs zählt, wo Fleisch oder Knochen liegt und wo Spieler 1 sitzt.',
  },
  'W-MEAT': {
    title: 'Fleisch und Knochen',
    text: 'Eine Erweiterung aus sieben Zahlenkarten mit Symbol. Betritt ein Wolf einen Platz, dessen zuletzt gespielte Karte Fleisch zeigt, bleibt er dort stehen; ein Hund ebenso bei einem Knochen. Auf Schafskarten wirkt beides nicht. Verwandlungskarten richten sich nach der sichtbaren Seite.',
  },
  'R-MEAT-OWN': {
    title: 'Das eigene Symbol',
    text: 'Das Symbol des Spielers, dessen Karte das Tier bewegt, wirkt bei dieser Bewegung nicht.',
  },
  'R-MEAT-START': {
    title: 'Wo es losgeht',
    text: 'Der Platz, von dem ein Tier loszieht, hält es nicht. Kommt es wieder dort an, betritt es ihn und bleibt stehen.',
  },
  'R-MEAT-DIR': { title: 'In beide Richtungen', text: 'Fleisch und Knochen halten in beiden Richtungen auf.' },
  'R-MEAT-LAST': {
    title: 'Solange es oben liegt',
    text: 'Ein Symbol gilt, solange es auf der zuletzt gespielten Karte des Platzes ist, auch über einen Zug ohne Karte hinweg.',
  },
  'W-CARDS': {
    title: 'Tierkarten',
    text: 'Das Ziel eines Tieres ist der Spieler, vor dem es liegt, wenn es keinen Pfeil zeigt. Schwarze Karten bewegen Wölfe (schwarz), weiße Hunde (weiß), alle Karten bewegen Schafskarten (rosa). Ein Zeichen markiert Werte, die kein Regelheft nennt: Sie sind unsere beste Annahme.',
  },
  'R-ONLY3': {
    title: 'Nur 3er',
    text: 'Ist die 3 verboten und du hältst nichts anderes, zeigst du allen deine Hand und setzt aus: Du spielst und ziehst nicht und behältst deine Karten.',
  },
  'R-NOPASS': { title: 'Wer kann, muss spielen', text: 'Wer eine erlaubte Karte hält, muss eine spielen.' },
  'R-META-ONCE': {
    title: 'Verwandlungskarten umdrehen',
    text: 'Eine Verwandlungskarte zeigt vorne einen Wolf, auf der Rückseite einen Hund. Wenn alle Tiere gezogen sind, wird jede Verwandlungskarte, die an Spieler 1 vorbeigezogen oder bei ihm stehen geblieben ist, einmal umgedreht, so oft sie auch vorbeikam. (Im Entwurf von 2015 wird sie unterwegs umgedreht, sobald sie Spieler 1 erreicht.)',
  },
  'R-META-LEAVE': {
    title: 'Start bei Spieler 1',
    text: 'Von Spieler 1 loszuziehen heißt nicht, ihn zu passieren: Dafür wird keine Karte umgedreht.',
  },
  'R-META-PAIR': {
    title: 'Zwei gleichfarbige',
    text: 'Liegen danach zwei Verwandlungskarten gleicher Farbe vor einem Spieler, wird eine umgedreht; wer am Zug ist, wählt. Unterscheidet sie nur die Nummer, wird die höhere umgedreht.',
  },
  'R-META-START': {
    title: 'Verwandlungskarten am Anfang',
    text: 'Nach ihren Nummern zeigen Verwandlungskarten am Anfang Vorder-, Rück-, Vorder-, Rückseite: Von zweien zeigt die niedrigere Nummer den Wolf, die höhere den Hund. Das ist unsere Auslegung; kein Regelheft sagt etwas dazu.',
  },
  'R-META-MORE': {
    title: 'Drei oder vier',
    text: 'Drei oder vier Verwandlungskarten dürfen mitspielen. Liegen vor einem Spieler zwei oder mehr und zeigen alle die gleiche Farbe, wird eine davon umgedreht. Das geschieht im Uhrzeigersinn ab dem Spieler am Zug; er wählt auch, welche. Unterscheiden sie sich nur durch die Nummer, wird die höchste umgedreht.',
  },
  'R-META-DRAFT': {
    title: 'Verwandlung im Entwurf',
    text: 'Im Entwurf von 2015 wird eine Karte jedes Mal umgedreht, wenn sie unterwegs Spieler 1 erreicht.',
  },
  'R-ENDORDER': {
    title: 'Das Ende des Zuges',
    text: 'In dieser Reihenfolge: Eine leere Hand leitet die letzte Runde ein; Opa Wolf zieht; der Wolf im Schafspelz zieht; der Verwirrte Hund wird umgedreht, wenn er nicht allein ist.',
  },
  'W-END': {
    title: 'Das Ende der Partie',
    text: 'Ist bei der Prüfung eine Weide leer, verliert das Team dieses Spielers. Sobald ein Spieler keine Karten mehr auf der Hand hat, folgt die letzte Runde; dann gewinnt das Team mit mehr Schafen. Gleichstand geht an Gelb, im Entwurf von 2015 an Orange und dort zu zweit an das Team von Spieler 1. Eine Serie gewinnt, wer dreimal siegt.',
  },
  'R-BOTH0': {
    title: 'Leer auf beiden Seiten',
    text: 'Haben beide Teams eine leere Weide, verliert das Team der ersten leeren Weide, im Uhrzeigersinn vom Spieler am Zug aus gezählt; seine eigene kommt zuerst.',
  },
  'R-LASTLAP': {
    title: 'Die letzte Runde',
    text: 'Ist am Ende eines Zuges eine Hand leer, geht es weiter bis zum nächsten Zug von Spieler 1. Dort werden die Tiere aktiviert, dann wird geprüft, dann werden die Schafe gezählt. Karten auf der Hand werden nicht mehr gespielt.',
  },
  'W-DUMMY': {
    title: 'Zu dritt und zu zweit',
    text: 'Leere Plätze sind virtuelle Spieler (Dummys): zu dritt Spieler 4, zu zweit Spieler 3 und 4. Die vier Karten eines Dummys liegen verdeckt. In seinem Zug wird die oberste Karte des Nachziehstapels aufgedeckt; sein Partner darf sie einmal gegen die oberste des Dummys tauschen, bevor sie etwas bewegt (Austauschwunsch). Die Karte vom Nachziehstapel kommt dann verdeckt unter die Karten des Dummys.',
  },
  'R-DUMMY-NODRAW': { title: 'Dummys ziehen nicht', text: 'Ein Dummy zieht nie eine Karte.' },
  'R-EXCHANGE-DECK': {
    title: 'Dummy: leerer Nachziehstapel',
    text: 'Ist der Nachziehstapel leer, spielt der Dummy die oberste eigene Karte, und es gibt nichts zu tauschen.',
  },
  'R-DUMMY-3': {
    title: 'Die verbotene 3 eines Dummys',
    text: 'Eine aufgedeckte 3, die verboten ist, darf getauscht werden. Ist es immer noch eine 3, wird sie beiseitegelegt und bewegt nichts; der Zug zählt als Zug ohne Karte.',
  },
  'W-DRAFT': {
    title: 'Der Entwurf von 2015',
    text: 'Eine frühere Fassung: Tornadokarten statt Schafskarten, kein Fleisch und Knochen, keine Extra- und Designerkarten, kein Ziel gegenüber, einige andere Werte. Der Entwurf nennt nur elf seiner sechzehn Karten; die anderen fünf sind unsere Vermutung. Die Teams sind Grün und Orange. Gleichstand geht an Orange, zu zweit an das Team von Spieler 1. Zu dritt und zu zweit bringen zwei Wolfskarten kein zusätzliches Schaf.',
  },
  'W-SECRET': {
    title: 'Geheimnisse',
    text: 'Deine Hand kennst nur du, auch der Partner sieht sie nicht. Die Stapel sieht niemand. Alles andere ist offen. Einmal gezeigte Karten bleiben bekannt, bis sie gespielt sind.',
  },
  'H-CUSTOM': {
    title: 'Eigene Karten',
    text: 'In einer Partie können selbst gemachte Tierkarten und andere Zahlenkarten sein: Werte 1 bis 9, höchstens 30 verschiedene Karten, 16 bis 120 insgesamt. In einer Partie sind höchstens 24 Tiere. Du machst sie in der Werkstatt und spielst sofort mit ihnen, auch online. Solche Partien werden nicht gewertet. Alle sehen die Karten in der Lobby, bevor sie sich setzen.',
  },
  'H-COPY': {
    title: 'Werte des eigenen Exemplars',
    text: 'Wer das gedruckte Spiel besitzt, darf berichtigen, was kein Regelheft festlegt: die nicht gesicherten Werte jedes Tieres, welche Seite einer Verwandlungskarte vorn ist und welche sie am Anfang zeigt, ob es eine der im Entwurf nicht genannten Karten gibt, und die Anzahl der Zahlenkarten je Wert (16 schwarze und 16 weiße; im Entwurf zusammen 32). Alle am Tisch sehen, was abweicht.',
  },
  'H-STILL': {
    title: 'Eine Runde ohne Karte',
    text: 'Spielt eine ganze Runde lang niemand eine Karte, beginnt die letzte Runde. Mit den erschienenen Karten kann das nicht vorkommen.',
  },
};

export const words = {
  ...help,
  title: 'Regeln von Wolf & Hound',
  rules: { ...rules, ...lookup },
  questions,
  phrasings,
  reasons,
  ofCards: helpOfCards('de'),
} satisfies WolfRules;

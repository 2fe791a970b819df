import type { Reasons } from './en-reasons.ts';

export const reasons: Reasons = {
  'R-SEATS': 'Die Anleitung bestimmt den Startspieler mit einem Scherz. Jede faire Art ist recht.',
  'R-LASTCARD': 'Es gibt nichts mehr zu wählen.',
  'R-RIVER': 'Der deutsche Text spricht von den Enden, der englische vom Fluss. Nur so endet kein Fluss in einer Wiese.',
  'R-YARD-DRY': 'Kein Text nennt seine Kanten. Die Anleitung verbindet ihn durch Wege mit den Städten und nennt dort keinen Fluss.',
  'R-FACEDOWN': 'Wer die Wahl hätte, würde eine Karte verstecken, um Flüsse offen zu halten.',
  'R-ANYORDER': 'Die Anleitung erlaubt jede Reihenfolge der Arten, und nichts verbietet, eine Art aufzuteilen.',
  'R-OUT-SECRET': 'Handkarten sind geheim, und diese kommt ungezeigt zurück in die Schachtel.',
  'R-KEPT': 'Die Anleitung füllt die Hand auf, bevor die Kartenphase beginnt.',
  'R-BRIDGE': 'Städte verbindet der Weg, Flüsse das Wasser; nichts verbindet beide.',
  'R-MISSION-TIE': '„So viele wie ein anderer“ würde wörtlich auch die letzten zwei von dreien bezahlen.',
  'R-BLACK-BARN': 'Der englische Text nennt Ställe, wo es wie ein weißes wirkt; der deutsche schweigt.',
  'R-BLACK-ONCE': 'Es hat eine eigene Tabelle, die auf dem Hof mit 0 beginnt. Noch ein Goldtaler ergäbe 1.',
  'R-BLACK-TIE': 'Gleichstand entscheiden die Goldtaler für Schafe auf dem Plan; das schwarze wird getrennt gezählt.',
  'R-BLACK-COUNTS': 'Diese Missionen fragen nach Schafen und nennen keine Farbe.',
};

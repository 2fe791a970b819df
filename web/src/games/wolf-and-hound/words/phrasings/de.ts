import type { Phrasings } from '../../../../words/en/rules.ts';

/** For the search only, in the words of those who ask: they are not those of our texts. */
export const phrasings: Phrasings = {
  'W-TABLE':
    'wie bauen wir auf / was kommt auf den tisch / wie viele karten hat jeder auf der hand / wer ist mein partner / wer spielt mit wem zusammen / wo liegen wölfe und hunde zu beginn / welche teams gibt es, blau und gelb / was liegt in der mitte / wohin kommen verlorene schafe / wie viele karten teilt man aus / wofür ist der dunkle wald / was ist in der schachtel / wie viele schafe und karten beim aufbau / wo sitzt mein partner / sitzt mein partner gegenüber / sitzen partner nebeneinander / wie viele spieler können mitspielen / welche farben haben die teams',
  'R-SEATS':
    'wie werden die teams gebildet / lost man die teams aus / dürfen wir uns den partner aussuchen / wer ist startspieler / wer beginnt / wo sitzt wer / tauschen wir nach jeder partie die plätze / werden partner zufällig bestimmt / bleiben die teams in der nächsten partie gleich / können mama und ich zusammenspielen / wie mischt man die spielerkarten / fängt der jüngste an / dürfen wir teams wählen / teams zufall oder wahl',
  'R-START':
    'warum ein schaf mehr bei zwei wölfen / zwei wolfskarten dabei, noch ein schaf / zählt die verwandlungskarte bei den startschafen als wolf / kann man mit mehr schafen anfangen / dürfen wir mit fünf schafen spielen / ändert ein zweiter wolf die anzahl schafe / startschafe mit zwei wölfen zu dritt / schafplättchen zu beginn',
  'W-TURN':
    'wie läuft ein zug ab / was passiert in meinem zug / wann werden die tiere aktiv / ziehe ich vor oder nach dem ausspielen / nachziehstapel leer, ziehe ich trotzdem / kein stapel mehr da, was dann / wann verliere ich ein schaf an den wolf / wolf läuft an mir vorbei, schaf weg / frisst der wolf in der nächsten runde nochmal / greift der wolf im ersten zug schon an / verliere ich das schaf sofort oder erst wenn ich dran bin / wann bringt der hund ein schaf zurück / wie viele karten spiele ich pro zug / welche phasen hat ein zug / wolf liegt immer noch vor mir, wieder ein schaf weg / was kommt in meinem zug zuerst / spiele ich die karte bevor die tiere angreifen / wann genau ist das schaf weg / fülle ich auf vier karten auf / vergessen nachzuziehen / gibt es ein handkartenlimit / wartet der wolf bis zu meinem nächsten zug / bekomme ich jede runde ein schaf solange der hund da ist / darf ich zwei karten ziehen / darf ich zwei karten spielen',
  'R-ORDER':
    'wer ist zuerst dran, wolf oder hund / wolf und hund gleichzeitig vor mir, was gilt zuerst / in welcher reihenfolge wirken die tiere / kann der hund das letzte schaf noch retten / letztes schaf weg aber hund liegt auch da, verloren / addieren sich die wölfe / drei wölfe bei mir, drei schafe weg / darf ich die reihenfolge der tiere bestimmen / schafskarte vor dem wolf / heben sich hund und wolf auf / schaf, wolf, hund, welche reihenfolge / wolf beißt und hund hilft im selben zug / passiert alles was vor mir liegt / mehrere tiere werden aktiviert / null schafe und dann bringt der hund eins',
  'R-SKIPEND':
    'zug ausgesetzt, kommt das zugende trotzdem / zieht opa auch wenn der zug ausfällt / nach dem passen noch effekte am zugende / übersprungen, dreht sich der verwirrte hund trotzdem / was passiert noch wenn mein zug ausfällt / läuft der wolf im schafspelz auch beim aussetzen',
  'R-NOMATCH':
    'darf ich schwarz spielen wenn kein wolf da ist / karte ohne wirkung erlaubt / weiße karte ohne hund im spiel / muss eine karte etwas bewegen / darf ich eine karte verschwenden / karte spielen bei der nichts passiert / farbe die kein tier hat ausspielen / darf ich absichtlich etwas nutzloses spielen / karte spielen obwohl sich nichts bewegt / nur weiße karten aber kein hund im spiel / darf man spielen ohne etwas zu bewegen / ein zug ohne wirkung',
  'W-MOVE':
    'wie rum laufen die tiere / im uhrzeigersinn oder dagegen / wie weit zieht ein tier / was heißt plus eins auf der karte / was bedeutet minus 1/2 / was ist mit dem halben pfeil gemeint / die hälfte von drei sind wie viele schritte / wird auf- oder abgerundet / wann läuft ein tier rückwärts / was bedeutet mal drei / hund mit +1 und ich spiele eine 2 / nach links oder rechts / ein schritt gleich ein spieler / zähle ich den platz mit auf dem es steht / tier mit minus eins bei einer 1 / kann ein tier null felder ziehen / an wie vielen spielern geht es vorbei / ab welchem spieler zähle ich / die hälfte von 4 / was ist eine bewegungsänderung / wie weit mit plus 1 und einer 4 / geht minus 1/2 rückwärts',
  'R-MOVESET':
    'laufen alle wölfe oder nur einer / darf ich aussuchen welcher wolf läuft / ziehen beide hunde bei weiß / drei wölfe auf dem tisch und eine schwarze karte / welche tiere bewegen sich bei einer karte / bewegen sich alle gleichzeitig oder nacheinander / kann ich das tier wählen / karte hat sich gerade gedreht, zieht sie nochmal / farbe unterwegs gewechselt, zweimal ziehen',
  'R-ZERO':
    'tier zieht null felder, passiert was / die hälfte von 1, bewegt es sich / dreht sich die karte bei 0 schritten um / stoppt fleisch ein tier das nicht läuft / minus eins bei einer 1, bleibt er stehen / bei spieler 1 stehen geblieben mit 0 schritten / zählt stehenbleiben als bewegung',
  'R-LAP':
    'was bringt eine 4 bei vier spielern / kommt das tier mit 4 wieder zu mir / zählt einmal rum als bewegung / wolf läuft ganz herum und steht wieder da / vier schritte ändern doch nichts / tier geht um den ganzen tisch / warum überhaupt eine 4 spielen',
  'R-WALK':
    'passiert etwas beim vorbeilaufen / läuft es schritt für schritt oder springt es / hält der wolf bei jedem spieler an / was zählt unterwegs / tun tiere etwas wenn sie vorbeikommen / wird jeder schritt einzeln gezählt',
  'W-MEAT':
    'was macht das fleischsymbol / wofür ist der knochen / wolf kommt zum fleisch, bleibt er stehen / stoppt der knochen den wolf / stoppt fleisch einen hund / hund läuft am knochen vorbei / wie funktioniert fleisch und knochen / halten schafskarten am fleisch an / fleisch und verwandlungskarte, welche seite gilt / verfallen die restlichen schritte beim fleisch / springt der wolf über das fleisch / muss das tier beim knochen anhalten / wolf hält beim fleisch, und der hund / ist das fleisch danach weg / zweimal fleisch hintereinander / stoppt ein wolf beim knochen / was bedeuten symbole auf zahlenkarten / haben schwarze karten fleisch oder knochen',
  'R-MEAT-OWN':
    'hält mein eigenes fleisch meinen wolf auf / wirkt mein fleisch gegen meine eigene karte / ich spiele fleisch aus, stoppt der wolf gleich / mein knochen und meine weiße karte / gilt das symbol schon in meinem zug / gerade gelegtes fleisch, wolf kommt bei mir vorbei / stoppt mein knochen den hund den ich bewege / halte ich mich mit meinem fleisch selbst auf / ich spiele eine fleischkarte, bleibt mein wolf bei mir stehen / symbol des spielers der das tier bewegt / blockiert mich mein eigener knochen',
  'R-MEAT-START':
    'wolf steht beim fleisch, darf er los / tier liegt schon am knochen, sitzt es fest / hält das fleisch den wolf am platz / zählt das fleisch am startplatz / hund liegt beim knochen, kann er weg / wolf kommt herum zurück zum fleisch wo er gestartet ist / ist der wolf beim fleisch gefangen',
  'R-MEAT-DIR':
    'gilt fleisch auch rückwärts / tier läuft gegen den uhrzeigersinn auf den knochen / fleisch von der anderen seite / wirken die symbole in beide richtungen / andersrum zum fleisch / rückwärts laufender wolf und fleisch',
  'R-MEAT-LAST':
    'wie lange bleibt das fleisch liegen / wirkt fleisch noch wenn eine karte darüber liegt / ist das fleisch nach meiner nächsten karte weg / wann verfällt der knochen / ich habe ausgesetzt, gilt mein fleisch noch / bleibt das symbol wenn mein zug ausfällt / welche karte im stapel zählt für fleisch / fleisch mit neuer karte abgedeckt / ich wurde übersprungen, gilt mein knochen noch / ich konnte nicht spielen, wirkt mein symbol noch / altes symbol oben auf meinem stapel',
  'W-CARDS':
    'was bewegt die wölfe / welche karten bewegen hunde / wer bewegt schafskarten / was machen die rosa karten / welche tierarten gibt es / wie liest man eine tierkarte / schwarz oder weiß für den hund / was heißt das fragezeichen auf der karte / bewegt weiß auch den wolf / was machen schwarze karten / unterschied zwischen wolf, hund und schafskarte / wen greift der wolf an / schwarze karte für welches tier / welche farbe bewegt schafskarten / gibt es wölfe die weiß bewegt / bewegen beide farben die rosa karten / wo steht das ziel auf der karte',
  'R-ONLY3':
    'ich habe nur dreien auf der hand / alle meine karten sind 3er / ich darf keine meiner karten spielen / nur 3er und schaf 02 liegt da / keine spielbare karte, passe ich / muss ich die hand zeigen wenn ich nicht kann / ziehe ich nach wenn ich aussetzen muss / darf ich behaupten nur 3er zu haben / nur noch dreier und 3 ist verboten / ich kann wegen der 3er-regel nichts spielen / behalte ich meine dreier nach dem aussetzen / bleibt meine hand offen / zwangspause mit lauter dreiern / nur dreien auf der hand und 3 verboten / lauter dreier und keine 3 erlaubt',
  'R-NOPASS':
    'muss ich eine karte spielen / darf ich freiwillig aussetzen / kann ich auch nichts spielen / ist passen erlaubt / ich will keine karte ausspielen / muss ich auch eine schlechte karte legen / kann ich meine karten aufheben und warten / zwang zum ausspielen / muss ich spielen wenn es dem partner schadet / passen um karten zu sparen / ist ausspielen pflicht / darf ich karten zurückhalten / darf ich passen sagen / was wenn ich lieber nicht spielen will',
  'R-META-ONCE':
    'wann wechselt die verwandlungskarte die seite / verwandlung kommt an spieler 1 vorbei, umdrehen / zweimal an spieler 1 vorbei, zweimal umdrehen / dreht sie sich unterwegs oder am ende / bleibt genau auf platz eins liegen / wodurch wird die verwandlungskarte gewendet / wird der wolf beim ersten spieler zum hund / verwandlungskarte läuft zwei runden, wie oft wenden / wie funktionieren die doppelseitigen karten / wolf wird hund wann / wie oft dreht sich die wandelkarte pro zug / dreht sie sich bevor sie stehen bleibt / dreht sie sich wieder zurück / ist sie nach spieler 1 wolf oder hund / am startspieler vorbei, seite wechseln',
  'R-META-LEAVE':
    'verwandlungskarte startet bei spieler 1, drehen / dreht sie sich beim loslaufen von platz 1 / von spieler 1 weg, wechselt sie / liegt beim ersten spieler und zieht weiter / erster zug vom start, wendet die verwandlung / verlässt spieler 1 und kommt wieder',
  'R-META-PAIR':
    'zwei verwandlungskarten mit gleicher seite zusammen / zwei verwandlungswölfe bei einem spieler / beide zeigen den hund am selben platz / welche von beiden dreht sich / wer entscheidet welche verwandlung gedreht wird / zwei wendekarten treffen sich / gleiche farbe, drehen sich beide / muss eine wenden wenn sie sich treffen',
  'R-META-START':
    'welche seite liegt am anfang oben / beginnt die verwandlung als wolf oder hund / erste verwandlungskarte vorder- oder rückseite / wie liegen zwei verwandlungskarten zu beginn / starten beide als wolf / startseite der wendekarten',
  'R-META-MORE':
    'gehen auch vier verwandlungskarten / drei verwandlungskarten am selben platz / mehr als zwei verwandlungen im spiel / wie viele verwandlungskarten darf man nehmen / drei mit gleicher seite zusammen, wie viele drehen / gibt es ein maximum an wendekarten',
  'R-META-DRAFT':
    'wie ging verwandlung in der version von 2015 / dreht sie in der alten ausgabe unterwegs / entwurf und verwandlungskarte / im prototyp jedes mal wenden bei spieler 1 / alte regel zweimal an spieler 1 vorbei / erstausgabe sofort umdrehen',
  'R-ENDORDER':
    'was passiert am zugende / wer zieht zuerst, opa oder schafspelz / reihenfolge der effekte am ende des zuges / verwirrter hund vor oder nach opa / was kommt als letztes im zug / leere hand vor oder nach opas bewegung prüfen / läuft der schafspelz bevor sich der hund dreht / opa oder verwirrter hund zuerst / welcher effekt am zugende kommt zuerst',
  'W-END':
    'wie gewinnt man hier / wann ist schluss / ist sofort ende wenn einer keine schafe hat / gleich viele schafe, wer siegt / wie wird ein unentschieden entschieden / wie viele spiele bis zum sieg / best of wie viel / was wenn einer alle schafe verliert / verliere ich wenn nur mein partner keine schafe mehr hat / mein partner hat null schafe, bin ich auch raus / scheidet ein spieler ohne schafe aus / werden am ende die schafe gezählt / gewinnt das team mit den meisten schafen / wann prüfen wir das ende / gibt es ein remis / rettet mich der hund noch bei null schafen / drei siege zum gesamtsieg / endet das spiel sofort bei leerer weide / wer hat gewonnen wenn die karten alle sind / schafe gleich nach der letzten karte / wer gewinnt bei gleichstand, gelb oder blau / verlieren beide partner bei einer leeren weide / verliert man wenn der dummy keine schafe hat / wie lang ist eine serie / mein letztes schaf ist weg, ist es vorbei / was heißt verlieren',
  'R-BOTH0':
    'in beiden teams hat einer kein schaf mehr / zwei spieler gleichzeitig auf null / alle haben keine schafe mehr, wer verliert / null schafe auf beiden seiten / gegner und ich haben beide nichts mehr / beide teams im selben zug raus / gleichzeitig verloren',
  'R-LASTLAP':
    'was wenn ich keine karten mehr habe / einem sind die karten ausgegangen / wer hat den letzten zug / wie läuft die letzte runde / spielen die anderen ihre hand noch aus / karten die am ende übrig sind / ist schluss wenn die erste hand leer ist / wie viele züge noch nach der letzten karte / kommt der letzte spieler noch dran / verfallen restliche handkarten / was passiert wenn alle karten gespielt sind / erster spieler ohne karten, endet das spiel / bin ich noch dran wenn jemand keine karten hat / hat jeder noch einen zug / wird in der letzten runde noch geprüft / was wenn zwei keine karten mehr haben / hört die letzte runde bei spieler 1 auf',
  'W-DUMMY':
    'wie spielt man zu zweit / wie geht es mit drei leuten / wie spielt der roboter / was macht der unechte spieler / wer spielt für den dummy / regeln für virtuelle spieler / wie oft darf man beim dummy tauschen / wann darf ich die karte vom dummy tauschen / wohin kommt die getauschte karte / kann der dummy schafe verlieren / wie viele karten hat der dummy / auf welchem platz sitzt der dummy / darf ich die karten vom dummy ansehen / was heißt austauschwunsch / wir sind nur zwei, geht das / wie ist der bot am zug / darf ich zweimal austauschen / können drei leute spielen / regeln für 2 spieler / wie spielen wir ohne vierten mann / was passiert im zug des virtuellen spielers / sucht der dummy seine karte aus / wer bewegt für den dummy / austauschwunsch wie oft pro zug / muss ich die getauschte karte nehmen / gehört der dummy zu einem team / wer ist partner vom dummy / kann ich allein spielen',
  'R-DUMMY-NODRAW':
    'zieht der dummy karten nach / nimmt der virtuelle spieler am ende eine karte / fülle ich die hand vom dummy auf / bekommt der dummy neue karten / zieht der roboter / wird die hand des dummys kleiner / bekommt der dummy nach dem ausspielen eine neue karte / wird beim dummy aufgefüllt / neue karte für den unechten spieler',
  'R-EXCHANGE-DECK':
    'stapel ist leer, was spielt der dummy / keine karte mehr zum aufdecken für den dummy / austauschen ohne nachziehstapel / was macht der virtuelle spieler wenn der stapel alle ist / kann ich noch tauschen wenn der stapel weg ist / roboter hat nichts zum aufdecken / dummy am spielende ohne stapel',
  'R-DUMMY-3':
    'dummy dreht eine 3 um aber 3er sind verboten / schaf 02 liegt vor dem dummy und es kommt eine 3 / virtueller spieler deckt verbotene drei auf / was wenn die getauschte karte auch eine 3 ist / dummy darf keine 3 spielen, was nun / dreier beim dummy nicht erlaubt',
  'W-DRAFT':
    'was ist in der version 2015 anders / was sind tornadokarten / gibt es eine ältere ausgabe / wie unterscheiden sich die französischen regeln / wie war der prototyp / wer gewinnt im entwurf bei gleichstand / welche karten fehlen in der ersten version / alte ausgabe mit grün und orange / änderungen zwischen 2015 und 2016',
  'W-SECRET':
    'darf ich die hand meines partners sehen / dürfen wir uns absprechen / darf ich dem mitspieler sagen was ich habe / sind tipps erlaubt / darf ich karten zeigen / darf ich den ablagestapel durchsehen / was ist geheim / darf man dem partner zeichen geben / darf ich fragen wie viele karten jemand hat / darf man mitzählen was gespielt wurde / gezeigte karten, wieder geheim / darf man am tisch reden / darf ich in den nachziehstapel schauen / darf mein partner meine karten kennen / dürfen wir den plan besprechen / darf ich sagen welche farbe ich spiele / spielen wir mit offenen karten / darf ich fragen was gespielt wurde / letzte karte ansehen erlaubt / darf ich den partner um hilfe bitten',
  'H-CUSTOM':
    'kann ich eigene karten machen / wie füge ich selbstgemachte tiere hinzu / dürfen wir hausregeln erfinden / eigener stapel mit einer 5 / wo entwerfe ich ein tier / eigene zahlenkarten / wie viele tiere gehen in einer partie / zählen partien mit eigenen karten für die wertung',
  'H-COPY':
    'meine gedruckte karte zeigt einen anderen wert / in meiner schachtel sind andere zahlen / wie berichtige ich eine karte / die app hat meine karte falsch / andere anzahl schwarzer 3er bei mir / kann ich die werte an mein spiel anpassen / karte in der app ist anders als meine',
  'H-STILL':
    'niemand kann eine runde lang spielen / was wenn alle aussetzen / hängt das spiel wenn niemand spielt / eine ganze runde ohne karte / alle passen nacheinander / alle übersprungen, endet das spiel',
  'A-SHEEP-01':
    'die aussetzkarte liegt vor mir, was nun / fällt bei schaf 01 mein ganzer zug aus / beißt der wolf trotzdem wenn ich aussetze / was macht schaf 01 / wirkung von tornado 01 / ziehe ich nach wenn ich übersprungen werde / darf ich spielen wenn das aussetz-schaf da liegt / rosa karte beendet den zug / zug fällt aus, wird das ende geprüft / wirkt aussetzen schon im ersten zug / ausgesetzt aber hund liegt da, hilft er',
  'A-SHEEP-02':
    'was verbietet die keine-3-karte / was macht schaf 02 / darf ich eine drei spielen bei dieser rosa karte / ist auch die schwarze 3 verboten / karte mit durchgestrichener 3 / gilt das 3er-verbot nur diesen zug / wirkung von tornado 02 / darf mein partner eine 3 spielen wenn schaf 02 bei mir liegt',
  'A-RED-DEVIL':
    'wie weit läuft der rote teufel / was macht der teufel bei einer 2 / roter teufel mal drei / wolf mit dreifacher bewegung / in welcher zusammenstellung ist der rote teufel / roter teufel und schwarze 4 / landet der teufel wieder am start / wie viele schritte macht der teufel bei 3',
  'A-LIMITS':
    'kann ich unter null schafe fallen / wolf kommt und ich habe keine schafe / gibt der hund ein viertes schaf / höchstzahl an schafen / hund hat nichts zurückzubringen / mehr schafe als am start / nimmt der wolf etwas von leerer weide / gibt es eine grenze für schafe / minus schafe möglich / hund da aber mir fehlt keins / weide ist voll und der hund kommt / alle schafe zu hause, hund wird aktiviert / mehr schafe verlieren als ich habe / meiste schafe die ein spieler haben kann',
  'A-NUMBERS':
    'wie viele von jeder zahl sind im stapel / wie viele schwarze dreier gibt es / welche zahl ist am häufigsten / verteilung der zahlenkarten / welche werte gibt es / wie viele karten insgesamt / gibt es eine 5 / wie viele weiße 1er / wie wahrscheinlich ist eine 3 / kartenanzahl im stapel',
  'A-SEVEN':
    'welche karten kommen raus für fleisch und knochen / wie viele fleischkarten gibt es / kommen karten dazu oder werden sie ersetzt / welche zahlen haben einen knochen / wird der stapel mit der erweiterung größer / auf welchen karten ist fleisch / sieben erweiterungskarten',
  'A-SHEEP-START':
    'mit wie vielen schafen geht es los / schafe pro spieler bei drei leuten / wie viele schafe hat jeder platz zu zweit / tabelle startschafe / wer bekommt 4 schafe / wie viele schafe zu spielbeginn / warum hat einer nur 2 schafe / wieviele schafe krieg ich / schafanzahl zu viert / wie viele schafe am start zu zweit / wieviele schafe für jeden zu dritt / anfangsherde / haben alle gleich viele schafe am anfang',
  'A-THREE':
    'wer ist zu dritt allein / welchen platz soll der beste nehmen / ist es zu dritt fair / spielt einer ohne partner / einer gegen zwei / wer sitzt dem dummy gegenüber / mit wie vielen spielt es sich am besten / wo sitzt der erfahrenste',
  'A-LEVELS':
    'welche karten für das erste spiel / leichteste zusammenstellung für kinder / was sollen anfänger nehmen / welche tiere sind schwer / empfohlene kombinationen / schwierigkeitsgrade / dürfen wir tiere frei mischen / was nach der ersten partie / können wir mehr tiere dazunehmen',
  'A-ARROWS':
    'was heißt der pfeil / wolf mit pfeil nach links trifft wen / pfeil zeigt nach rechts, wer verliert / wer ist das ziel / pfeil auf den spieler gegenüber / links von wem aus gesehen / hund hilft meinem nachbarn / pfeil nach oben gleich partner / wen greift ein tier mit pfeil an / karte ohne pfeil',
  'A-TIPS':
    'wie werde ich besser / gibt es strategietipps / guter rat für anfänger / was ist die beste taktik / wie helfe ich meinem partner / wie errate ich was andere haben / soll ich karten zählen / tricks zum gewinnen',
  'A-UNKNOWN':
    'welche werte sind geraten / was ist in der app unsicher / sind das die echten kartenwerte / habt ihr zahlen erfunden / wie sicher sind die karten / warum ist da ein zweifelzeichen / was ist rekonstruiert',
  'A-OTHERWISE':
    'in meiner anleitung steht etwas anderes / fehler in der anleitung / die regel widerspricht sich / ist das ein druckfehler / errata zur spielregel / deutsche und englische regel verschieden / das beispiel im heft stimmt nicht / app und heft sagen verschiedenes / welche anleitung hat recht',
  'R-GRANDPA':
    'wann läuft opa wolf / welche karte bewegt opa / bewegt sich opa wolf bei meiner karte / wie weit geht der großvater / in welche richtung geht opa / läuft opa im ersten zug / was wenn davor keine karte gespielt wurde, zieht opa / bewegen auch weiße karten den opa / langsamer wolf kommt später / alter wolf zieht am zugende / zieht opa nach der karte davor / verspäteter wolf / geht opa immer gegen den uhrzeigersinn / ich spiele eine 4, wann nutzt opa sie',
  'R-MEAT-GRANDPA':
    'stoppt fleisch den opa wolf / opa läuft ins fleisch / opa und fleisch und knochen / wessen fleisch gilt für opa nicht / bleibt opa wolf stehen wenn weiß ihn bewegt / riecht opa das fleisch',
  'R-CONFUSED':
    'wann dreht sich der verwirrte hund / dreht er sich jedes mal / verwirrter hund trifft anderes tier / wie rum läuft der verwirrte hund / verwirrter hund allein, dreht er zurück / bringt der verwirrte hund trotzdem ein schaf / was macht die rückseite von extra 02 / hund trifft wolf und dreht um',
  'R-BLANKET':
    'wie funktioniert der wolf im schafspelz / wann wird der schafspelz-wolf umgedreht / was machen schwarzer und weißer pelz / wolf ohne pelz, was passiert / müssen alle drei pelzkarten mitspielen / wer bewegt den wolf im schafspelz / nimmt der schafspelzwolf ein schaf / linus wolf regeln / pelz läuft vom wolf weg / wolf mit decke',
  'R-BLANKET-NOPLAY':
    'keine karte gespielt, dreht der schafspelz / wolf im schafspelz nach ausgesetztem zug / wird der pelzwolf beim passen gewendet / zug ohne karte und schafspelz / aussetzen und seite des schafspelzwolfs',
  'R-MEAT-BLANKET':
    'stoppt fleisch den wolf im schafspelz / hält fleisch oder knochen den pelzwolf auf / schafspelz und fleisch / wird der wolf im schafspelz je angehalten / pelzwolf läuft am fleisch vorbei',
  'H-BELLWETHER':
    'was macht der leithammel / bringt der leithammel ein schaf zurück / gibt es eine eigene karte der app / wann hilft der leithammel / wie weit läuft der leithammel',
};

/** The app's words by area, for specs. Loaded by `words.ts`. */

import { words as companionEn } from '../src/companion/words/en.ts';
import { words as dayEn } from '../src/day/words/en.ts';
import { words as deviceEn } from '../src/device/words/en.ts';
import { words as errorPagesDe } from '../src/error-pages/words/de.ts';
import { words as errorPagesEn } from '../src/error-pages/words/en.ts';
import { foxes, missions } from '../src/games/sheep-and-thief/path/drills.ts';
import { words as sheepEn } from '../src/games/sheep-and-thief/words/en.ts';
import { words as sheepCompanionEn } from '../src/games/sheep-and-thief/words/en-companion.ts';
import { words as sheepCopyEn } from '../src/games/sheep-and-thief/words/en-copy.ts';
import { words as sheepLessonsEn } from '../src/games/sheep-and-thief/words/en-lessons.ts';
import { words as sheepPathEn } from '../src/games/sheep-and-thief/words/en-path.ts';
import { words as sheepRulesEn } from '../src/games/sheep-and-thief/words/en-rules.ts';
import { drill as wolf06 } from '../src/games/wolf-and-hound/cards/plain/wolf-06.ts';
import { animalSeen } from '../src/games/wolf-and-hound/names.ts';
import { changelings } from '../src/games/wolf-and-hound/path/modules.ts';
import { words as wolfEn } from '../src/games/wolf-and-hound/words/en.ts';
import { words as wolfCompanionEn } from '../src/games/wolf-and-hound/words/en-companion.ts';
import { words as wolfCopyEn } from '../src/games/wolf-and-hound/words/en-copy.ts';
import { words as wolfEndEn } from '../src/games/wolf-and-hound/words/en-end.ts';
import { words as wolfGalleryEn } from '../src/games/wolf-and-hound/words/en-gallery.ts';
import { words as wolfLessonsEn } from '../src/games/wolf-and-hound/words/en-lessons.ts';
import { words as wolfPartnerEn } from '../src/games/wolf-and-hound/words/en-partner.ts';
import { words as wolfPathEn } from '../src/games/wolf-and-hound/words/en-path.ts';
import { words as wolfRulesEn } from '../src/games/wolf-and-hound/words/en-rules.ts';
import { words as wolfSetsEn } from '../src/games/wolf-and-hound/words/en-sets.ts';
import { words as meEn } from '../src/me/words/en.ts';
import { words as matchEn } from '../src/online/match/words/en.ts';
import { words as meetEn } from '../src/online/meet/words/en.ts';
import { words as pathEn } from '../src/path/words/en.ts';
import { words as personEn } from '../src/person/words/en.ts';
import { words as puzzlesDe } from '../src/puzzles/words/de.ts';
import { words as puzzlesEn } from '../src/puzzles/words/en.ts';
import { words as reviewEn } from '../src/review/words/en.ts';
import { words as shareEn } from '../src/share/words/en.ts';
import { words as onlineDe } from '../src/words/de/online.ts';
import { words as pagesDe } from '../src/words/de/pages.ts';
import { words as shellDe } from '../src/words/de/shell.ts';
import { words as copyEn } from '../src/words/en/copy.ts';
import { words as learnEn } from '../src/words/en/learn.ts';
import { words as onlineEn } from '../src/words/en/online.ts';
import { words as pagesEn } from '../src/words/en/pages.ts';
import { words as printEn } from '../src/words/en/print.ts';
import { help as rulesEn } from '../src/words/en/rules.ts';
import { words as seatsEn } from '../src/words/en/seats.ts';
import { words as settingsEn } from '../src/words/en/settings.ts';
import { words as shellEn } from '../src/words/en/shell.ts';
import { words as workshopEn } from '../src/workshop/words/en.ts';

/** What an animal is called in set-up, among the cards and on the path: by what people see. */
export const seen = (id: string) => animalSeen(wolfEn, { edition: '2016', players: 4, animals: [], expansion: false }, id);

export const en = {
  shell: shellEn,
  pages: pagesEn,
  settings: settingsEn,
  seats: seatsEn,
  learn: learnEn,
  path: pathEn,
  puzzles: puzzlesEn,
  companion: companionEn,
  day: dayEn,
  me: meEn,
  person: personEn,
  device: deviceEn,
  share: shareEn,
  review: reviewEn,
  errorPages: errorPagesEn,
  print: printEn,
  rules: rulesEn,
  copy: copyEn,
  workshop: workshopEn,
  online: onlineEn,
  meet: meetEn,
  match: matchEn,
  wolf: wolfEn,
  wolfCompanion: wolfCompanionEn,
  wolfSets: wolfSetsEn,
  wolfCopy: wolfCopyEn,
  wolfEnd: wolfEndEn,
  wolfGallery: wolfGalleryEn,
  wolfLessons: wolfLessonsEn,
  wolfPartner: wolfPartnerEn,
  wolfPath: wolfPathEn,
  wolfRules: wolfRulesEn,
  sheep: sheepEn,
  sheepCompanion: sheepCompanionEn,
  sheepCopy: sheepCopyEn,
  sheepLessons: sheepLessonsEn,
  sheepPath: sheepPathEn,
  sheepRules: sheepRulesEn,
};

export const de = { shell: shellDe, pages: pagesDe, errorPages: errorPagesDe, puzzles: puzzlesDe, online: onlineDe };

/** The coach's phrases in some drills. */
export const drills = { wolf06, changelings, foxes, missions };

import { spaced } from '../../../words/grammar/fr.ts';
import type { WolfLessons } from './en-lessons.ts';

export const words = spaced<WolfLessons>({
  lessons: {
    'wolf-and-hound': {
      title: 'Wolf & Hound en 90 secondes',
      about: 'Chasser, être chassé, aider son partenaire, gagner. Deux moutons chacun, pour s’exercer.',
      done: 'C’est tout. À toi de jouer !',
    },
  },
  says: {
    wolfGoal: 'Garde tes moutons. Vide un pré adverse pour gagner.',
    wolfTwo: 'Ici, deux moutons chacun pour aller plus vite ; d’habitude trois.',
    wolfPartner: 'Pin joue avec toi ; Mont et Bois, contre vous.',
    wolfChase: 'Le noir déplace le loup. Joue le 1 noir.',
    wolfChased: 'Au tour de Mont, le loup s’active : un mouton fuit.',
    wolfHit: 'Mont l’a envoyé plus loin : ton partenaire perd un mouton.',
    wolfBack: 'Pin a renvoyé le loup chez Mont.',
    wolfHome: 'Le loup a pris ton mouton, ton chien le ramène.',
    wolfHelp: 'Le blanc déplace le chien. Quelle carte l’envoie chez Pin ?',
    wolfHelpWrong: 'Pin, qui a perdu un mouton, est à deux espaces.',
    wolfLap: 'Quatre espaces : un tour complet. Le chien aide Pin.',
    wolfGuard: 'Pin t’a renvoyé le chien pour te protéger.',
    wolfRobbed: 'Bois a éloigné le chien : tu perds un mouton.',
    wolfDefend: 'Défends-toi ! Quelle carte éloigne le loup de vous deux ?',
    wolfDefendWrong: 'Compte les espaces : ni chez Pin, ni chez toi.',
    wolfMill: 'Au tour de Bois, le loup s’active : un mouton fuit.',
    wolfFinish: 'Mont n’a plus qu’un mouton. Quelle carte le chasse ?',
    wolfFinishWrong: 'Compte dans le sens horaire : Mont est à trois espaces.',
    wolfWon: 'Le pré de Mont est vide : vous gagnez !',
    wolfCount: 'Main vide : dernier tour de table, puis on compte.',
  },
});

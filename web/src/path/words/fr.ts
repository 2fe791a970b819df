import { spaced } from '../../words/grammar/fr.ts';
import type { PathWords } from './en.ts';

export const words = spaced<PathWords>({
  title: 'Parcours',
  about: 'Une nouveauté à la fois : un exercice de 20 secondes, puis une partie pour la jouer. Rien n’est verrouillé.',
  next: (name) => `Ensuite : ${name}`,
  upNext: 'À découvrir',
  start: 'Commencer',
  drill: 'S’exercer',
  play: 'Jouer',
  playWith: 'L’essayer dans une partie',
  again: 'Encore une fois',
  all: 'Tout le parcours',
  came: (done, all) => `${done} sur ${all}`,
  drilled: 'exercice fait',
  played: 'joué',
  everything: 'Tu as tout vu. Rejoue ce que tu veux.',
  wrong: 'Ce n’est pas ça : regarde ce qui arriverait, puis essaie autre chose.',
  missing: 'Le parcours ne peut pas être chargé.',
});

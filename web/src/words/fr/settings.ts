import type { SettingsWords } from '../en/settings.ts';
import { spaced } from '../grammar/fr.ts';

export const words = spaced<SettingsWords>({
  groups: { look: 'Aspect', pace: 'Mouvement', feel: 'Son et vibration', play: 'Façon de jouer' },
  preview: 'Une petite table qui montre tes choix',
  tryIt: 'Essayer',
  language: 'Langue',
  browser: 'Celle du navigateur',
  theme: 'Apparence',
  themes: { auto: 'Celle de l’appareil', light: 'Clair', dark: 'Sombre' },
  cards: 'Cartes en main',
  cardSizes: { usual: 'Normales', large: 'Grandes', largest: 'Très grandes' },
  leftHand: 'Gaucher',
  leftHandAbout: 'Les outils, le récit et la main, si elle est à côté de la table, passent à gauche.',
  still: 'Sans animation',
  sound: 'Son',
  volume: 'Volume',
  bell: 'Une cloche quand c’est à toi de jouer',
  haptics: 'Vibration',
  confirm: 'Appuyer deux fois pour jouer',
  confirms: { online: 'En ligne', always: 'Toujours', never: 'Jamais' },
  confirmAbout: 'Le premier appui montre l’effet d’une carte, le second la joue. Au doigt, Wolf & Hound en demande toujours deux.',
  suggest: 'Suggérer une carte à chaque tour',
  suggestAbout:
    'Les auteurs demandent aux joueurs expérimentés de ne pas dire aux nouveaux quoi jouer : trouver soi-même, c’est le plaisir du jeu.',
  bubbles: 'Les robots expliquent leur coup dans une bulle',
  foretell: 'Prévoir la réponse du partenaire robot',
  foretellAbout:
    'Dans Wolf & Hound, pour la carte que tu regardes. Calculé à partir de ce que tu vois toi-même, et affiché seulement si 4 mains possibles du partenaire sur 5 concordent.',
  bubble: 'Cela te coûte un mouton !',
  keys: 'Raccourcis d’une seule lettre',
  offer: { question: 'Entendre les moutons ?', yes: 'Oui', no: 'Non' },
});

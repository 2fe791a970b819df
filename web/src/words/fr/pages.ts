import type { PagesWords } from '../en/pages.ts';
import { spaced } from '../grammar/fr.ts';

export const words = spaced<PagesWords>({
  setting: {
    language: 'Langue',
    browser: 'Celle du navigateur',
    theme: 'Apparence',
    themes: { auto: 'Celle de l’appareil', light: 'Clair', dark: 'Sombre' },
    speed: 'Vitesse des robots et des animations',
    speeds: { calm: 'Calme', brisk: 'Vive', fast: 'Rapide', off: 'Sans mouvement' },
    sound: 'Son',
    suggest: 'Suggérer une carte à chaque tour',
    keys: 'Raccourcis d’une seule lettre',
  },
  looking: {
    title: 'Revoir',
    ply: (n, of) => `Coup ${n} sur ${of}`,
    start: 'Premier coup',
    step: 'Un coup en avant',
    stepBack: 'Un coup en arrière',
    end: 'Dernier coup',
    auto: 'Défiler',
    pause: 'Pause',
    speed: 'Allure',
    as: 'Vu par',
    spectator: 'un spectateur',
    fork: 'Jouer à partir d’ici',
    live: 'Retour à la partie',
  },
  about: {
    unofficial:
      'Bellwether permet de jouer à deux jeux de moutons publiés. Il n’a rien d’officiel : ni les auteurs ni les éditeurs n’y participent, et aucun de leurs textes ni de leurs images n’est repris. Si un jeu te plaît, procure-toi la version imprimée.',
    players: (fewest, most) => `${fewest} à ${most} joueurs`,
    minutes: (shortest, longest) => `${shortest} à ${longest} minutes`,
    age: (years) => `dès ${years} ans`,
    roles: {
      design: 'Auteur',
      illustration: 'Illustrations',
      sculpture: 'Sculpteur (supplément)',
      'special-cards': 'Cartes spéciales',
      publisher: 'Éditeur',
    },
    software: 'Ce logiciel',
    licence: 'Logiciel libre sous licence MIT. Les dessins sont les nôtres.',
    version: (version) => `Version ${version}`,
    stored: {
      title: 'Ce qui est conservé',
      here: [
        'Dans ce navigateur : tes parties locales, coup par coup, les réglages, l’avancement des leçons et une copie de l’application pour jouer hors ligne.',
        'Si tu joues en ligne : ton nom et la clé de tes places.',
      ],
      forget: 'Effacer les données de ce site dans le navigateur efface tout cela.',
      server:
        'Les parties locales ne vont jamais sur un serveur. Des tables en ligne, le serveur conserve la mise en place, les noms et les coups :',
      link: 'ce qui est conservé, et combien de temps',
    },
    fault: {
      title: 'Signaler une erreur',
      about: 'Copie ce texte, réponds à ses questions et envoie-le à la personne qui gère cette page.',
      secrets: 'Pour une partie en cours, aucune carte cachée n’y figure, pas même les tiennes.',
      which: 'Il s’agit de ta dernière partie locale. Pour une autre, ouvre sa table et choisis « Partager ».',
      questions: ['Qu’as-tu fait ?', 'À quoi t’attendais-tu ?', 'Que s’est-il passé ?'],
    },
  },
});

import { spaced } from '../../words/grammar/fr.ts';
import { counter } from '../../words/plural.ts';
import type { DeviceWords } from './en.ts';

const count = counter('fr');

export const words = spaced({
  title: 'Mes données',
  here: 'Sur cet appareil',
  holds: (games) =>
    `${count(games, { one: '# partie', other: '# parties' })}, tes réglages, les noms et ta progression. Rien ne quitte ce navigateur sans toi.`,
  promised: 'Le navigateur a promis de ne rien effacer.',
  notPromised: 'Si la place vient à manquer, le navigateur peut tout effacer.',
  ask: 'Demander au navigateur de tout garder',
  refused: 'Le navigateur ne le promet pas encore. Il garde plus volontiers les applications installées.',
  save: 'Enregistrer un fichier',
  saveAbout: 'Un fichier lisible, pour un autre appareil ou par précaution. La clé de tes places en ligne n’y est pas.',
  read: 'Importer un fichier',
  readAbout: 'Rien n’est perdu ici : si une partie existe des deux côtés, la plus longue reste.',
  done: (added, lengthened, kept) =>
    [
      count(added, { one: '# partie ajoutée', other: '# parties ajoutées' }),
      ...(lengthened > 0 ? [count(lengthened, { one: '# partie est plus longue', other: '# parties sont plus longues' })] : []),
      ...(kept > 0 ? [count(kept, { one: '# était déjà là', other: '# étaient déjà là' })] : []),
    ].join(', '),
  unreadable: (n) => count(n, { one: '# partie n’a pas pu être lue.', other: '# parties n’ont pas pu être lues.' }),
  bad: {
    other: 'Ce n’est pas un fichier de Bellwether, ou il est incomplet.',
    newer: 'Ce fichier vient d’une version plus récente. Recharge la page et réessaie.',
    large: 'Ce fichier est trop gros : il ne peut pas provenir de cette application.',
    full: 'Il n’y a plus de place dans ce navigateur.',
  },
  forget: 'Tout supprimer',
  sure: 'Toutes les parties, les réglages, les noms et la clé de tes places en ligne seront supprimés de ce navigateur, pour toujours. Enregistre d’abord un fichier si tu veux pouvoir les retrouver.',
  yes: 'Oui, tout supprimer',
  no: 'Non, garder',
  unsaved: {
    title: 'Tes coups ne sont pas enregistrés.',
    todo: 'Ce navigateur n’y arrive pas en ce moment. Laisse cette page ouverte et libère de la place sur l’appareil, ou enregistre la partie dans un fichier.',
    opens: 'Tu pourras importer ce fichier dans « Mes données ».',
  },
  server: 'Sur le serveur',
  app: 'Installer l’application',
  appAbout: 'Bellwether s’ouvre alors comme toute application : en plein écran, même hors ligne.',
  install: 'Installer',
  installed: 'C’est installé.',
  later: 'Pas maintenant',
  hint: 'Garder Bellwether sous la main ?',
  ios: 'Dans Safari, touche « Partager », puis « Sur l’écran d’accueil ».',
  other: 'Cherche « Installer » ou « Ajouter à l’écran d’accueil » dans le menu de ton navigateur.',
  more: 'Mes données : enregistrer, importer, supprimer',
} satisfies DeviceWords);

import { spaced } from '../../../words/grammar/fr.ts';
import { counter } from '../../../words/plural.ts';
import type { MatchWords } from './en.ts';

const count = counter('fr');

export const words = spaced<MatchWords>({
  title: 'Match en duplicate',
  about: 'Les mêmes cartes à deux tables : la chance s’annule. L’équipe qui en tire le meilleur parti gagne.',
  make: {
    game: 'Jeu',
    players: 'À chaque table',
    playersOf: (n) => count(n, { one: '# joueur', other: '# joueurs' }),
    form: 'Qui joue',
    forms: { fours: 'Deux équipes', pairs: 'Deux paires contre des robots' },
    formsAbout: {
      fours: 'Chaque équipe occupe une moitié des places à une table et l’autre moitié à l’autre.',
      pairs: 'Chaque paire a sa propre table. Les robots jouent de la même façon aux deux.',
    },
    deals: 'Donnes',
    bots: 'Robots',
    clock: 'Pendule',
    go: 'Créer le match',
    link: 'Match en duplicate',
  },
  dealsOf: (n) => count(n, { one: '# donne', other: '# donnes' }),
  botsOf: (level) => `Robots : ${level}`,
  team: (n) => `Équipe ${'AB'[n] ?? ''}`,
  table: (n) => `Table ${n}`,
  given: 'Laissé filer',
  seat: (n) => `Joueur ${n}`,
  places: {
    title: 'Qui est assis où',
    about: 'À une table, on ne voit rien de l’autre avant que la donne soit finie aux deux. C’est pourquoi un foyer n’a qu’une table.',
    free: 'libre – un robot joue',
    sit: 'S’asseoir ici',
    sitAt: (table, seat) => `S’asseoir ici : table ${table}, joueur ${seat}`,
    leave: 'Laisser ma place',
    you: 'toi',
  },
  invite: {
    title: 'Inviter',
    about: 'Avec ce lien, chacun peut prendre une place.',
    link: 'Lien vers le match',
    copy: 'Copier le lien',
    copied: 'Copié.',
    share: 'Partager',
    qr: 'Code QR du lien',
    text: (game) => `Viens jouer notre match en duplicate, ${game} :`,
  },
  deal: {
    title: (n, of) => `Donne ${n} sur ${of}`,
    begin: 'Commencer le match',
    next: 'Donne suivante',
    go: 'Aller à ma table',
    waits: 'En cours. Les deux tables sauront ce qui s’est passé quand toutes deux auront fini.',
    watch: 'C’est la personne qui a créé le match qui le lance.',
    void: 'Une table a été fermée avant la fin : cette donne ne compte pas.',
    points: 'Points',
    look: 'Voir la table',
    review: (table, deal) => `table ${table} de la donne ${deal}`,
    compare: 'Les deux analyses côte à côte',
    move: 'Coup',
    same: (moves) =>
      count(moves, {
        one: 'Identiques pendant # coup, puis elles diffèrent.',
        other: 'Identiques pendant # coups, puis elles diffèrent.',
      }),
    allSame: 'Identiques jusqu’au dernier coup.',
  },
  score: {
    title: 'Score',
    counts: {
      sheep: 'On compte la différence de moutons : une victoire vaut au moins 1.',
      gold: 'On compte l’or.',
    },
    leads: (team) => `${team} mène.`,
    wins: (team) => `${team} gagne le match.`,
    even: 'Égalité pour l’instant.',
    draw: 'Match nul.',
  },
  line: {
    sealed: 'L’autre table joue encore cette donne. D’ici là, chacun ne voit que sa propre place.',
    open: 'Les deux tables ont fini cette donne.',
    toMatch: 'Aller au match',
    here: (deal, of, table) => `Donne ${deal} sur ${of}, table ${table}`,
  },
});

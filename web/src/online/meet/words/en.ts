import type { Access, Pace } from '@bellwether/wire';
import { counter, lister } from '../../../words/plural.ts';

const count = counter('en');
const list = lister('en');

/** Meeting others, and being with them at a table. */
export const words = {
  title: 'Play with others',
  now: {
    title: 'Play now',
    about: 'With people who play about as well as you. Bots take the seats that stay free.',
    game: 'Game',
    pace: 'Pace',
    paces: { quick: 'Quick', calm: 'Calm' } satisfies Record<Pace, string>,
    pacesAbout: { quick: '30 seconds a move', calm: '3 minutes a move' } satisfies Record<Pace, string>,
    go: 'Play now',
    waiting: 'Looking for people …',
    waits: (people: number) => count(people, { one: '# person waits', other: '# people wait' }),
    bots: (seconds: number) => count(seconds, { one: 'Bots join in # second', other: 'Bots join in # seconds' }),
    botsNow: 'Bots take the free seats now.',
    stop: 'Stop waiting',
    retry: 'No answer. We ask again; your wait goes on.',
  },
  open: {
    title: 'Open tables',
    none: 'No open table just now. Play now, or open one yourself.',
    make: 'Open a table',
    join: 'Join',
    free: (n: number) => count(n, { one: '# seat free', other: '# seats free' }),
    players: (n: number) => count(n, { one: '# player', other: '# players' }),
    state: { open: 'about to begin', playing: 'in play', over: 'between two games', withdrawn: '' },
    nobody: 'nobody yet',
  },
  code: {
    title: 'Enter a code',
    label: 'Code of six letters',
    about: 'You get it from whoever invites you.',
    go: 'Find the table',
    short: 'A code has six letters.',
  },
  invited: {
    by: (name: string, game: string) => `${name} invites you to ${game}.`,
    to: (game: string) => `You are invited to ${game}.`,
    at: (names: readonly string[]) => `At the table: ${list(names)}.`,
    share: (name: string, game: string, facts: string) => `${name} invites you to a game of ${game} (${facts}).`,
  },
  doors: {
    code: 'Or type this code',
    house: 'For all devices in this house.',
    machine: 'Only this computer reaches the server. Start it with “--host 0.0.0.0” and open the page again: then phones in the house can join.',
  },
  access: {
    label: 'Who may come',
    of: { open: 'Anybody', link: 'With the link', closed: 'Nobody new' } satisfies Record<Access, string>,
    about: {
      open: 'The table is listed. Late comers play from the next deal on.',
      link: 'Late comers ask you.',
      closed: 'Whoever sits here stays.',
    } satisfies Record<Access, string>,
  },
  seat: {
    nth: (n: number) => `Seat ${n}`,
    free: 'Free',
    host: 'host',
    you: 'you',
    bot: 'Bot',
    next: (name: string) => `${name} from the next deal on`,
    choose: (seat: string) => `${seat}: choose`,
    person: 'Keep free for a person',
    remove: 'Send away',
    removeSure: (name: string) => `Send ${name} away? ${name} cannot come back to this table.`,
    handOn: 'Make host',
    fair: 'Fair deal',
    nameMissing: 'Type your name first.',
  },
  late: {
    botsPlay: (names: readonly string[]) =>
      count(names.length, { one: `${list(names)} is a bot. Sit down?`, other: `${list(names)} are bots. Sit down?` }),
    sit: 'Sit down',
    where: 'Which seat?',
    openAbout: 'You play from the next deal on.',
    askAbout: 'The host is asked.',
    asked: 'The host is asked whether you may sit down.',
    reserved: 'You play from the next deal on.',
    never: 'Never mind',
    wants: (name: string, bot: string) => `${name} would like to play in place of ${bot}.`,
    now: 'At once',
    deal: 'Next deal',
    no: 'No',
  },
  vote: {
    wants: (name: string) => `${name} wants another game. You too?`,
    yes: 'Yes, play',
    no: 'No, thanks',
    waits: (names: readonly string[]) => `Another game: waiting for ${list(names)}.`,
    seconds: (n: number) => `${n} s`,
  },
  pause: {
    ask: 'Pause',
    by: (name: string) => `${name} asked for a pause. All clocks stand still.`,
    resume: 'Go on',
  },
  lost: 'Waiting for the connection',
  lostAbout: 'Nothing is lost. It goes on by itself.',
  said: { title: 'What was said', none: 'Nobody has said anything yet.' },
  happens: {
    host: (name: string) => `${name} is the host now.`,
    remove: (name: string) => `${name} was sent away.`,
    removed: 'The host sent you away from this table. You may look on.',
    ask: (name: string) => `${name} would like to sit down.`,
    reserve: (name: string) => `${name} plays from the next deal on.`,
    declined: 'The host would rather not just now.',
    resume: 'It goes on.',
    access: { open: 'The table is open to anybody.', link: 'Whoever has the link may come.', closed: 'Nobody new may come.' } satisfies Record<
      Access,
      string
    >,
  },
  quiet: { label: 'Quiet hours', about: 'No notices in these hours.', from: 'from', to: 'to' },
  room: {
    title: 'Living room',
    about: 'This screen shows the table to everybody. Your phones are your hands.',
    begin: 'Lay the table',
    known: 'Show a table that is there already',
    scan: 'Point your phone’s camera here to sit down.',
    type: (address: string) => `Or open ${address} on the phone and type`,
    here: 'At the table',
    nobody: 'Nobody yet.',
    starts: (name: string) => `${name} starts the game on the phone.`,
    show: 'On a big screen',
    showAbout: (address: string) => `Open ${address} on the television or tablet and type the code.`,
    leave: 'Back',
  },
  names: ['Clover', 'Thistle', 'Bramble', 'Sorrel', 'Teasel', 'Hazel', 'Juniper', 'Bracken', 'Meadow', 'Rowan', 'Yarrow', 'Tansy'],
};

export type MeetWords = typeof words;

import type { Role } from '../../app/credits.ts';

/** The words of what a first visit does not show: looking back, and what the app says of itself. */
export const words = {
  looking: {
    title: 'Looking back',
    ply: (n: number, of: number) => `Move ${n} of ${of}`,
    start: 'First move',
    step: 'One move on',
    stepBack: 'One move back',
    end: 'Last move',
    auto: 'Play by itself',
    pause: 'Pause',
    speed: 'Speed',
    as: 'Seen by',
    spectator: 'a spectator',
    fork: 'Play on from here',
    live: 'Back to the game',
  },
  record: {
    copy: 'Copy text',
    download: 'Save as file',
    copied: 'Copied.',
    importing: 'Open a record',
    paste: 'Paste a record here',
    file: 'Choose a file',
    open: 'Open',
  },
  keyboard: {
    rows: [
      ['← →', 'choose a card'],
      ['Enter', 'play it'],
      ['B3, W1 …', 'type a move, then Enter'],
      ['H', 'hint'],
      ['U', 'undo'],
      ['Space', 'finish what moves'],
      ['L', 'story'],
      ['C', 'count of the cards'],
      ['I', 'overview of this game'],
      ['R', 'replay'],
      ['N', 'new game'],
      ['G', 'my games'],
      ['Esc', 'close, or let go of a card'],
      ['?', 'this list'],
    ] as readonly (readonly [string, string])[],
    looking: 'Looking back: ← → step, Home End, space plays.',
  },
  friends: {
    title: 'With friends',
    here: 'Around one device',
    hereAbout: 'You pass it on. Everybody sees only their own cards.',
    net: 'Everybody on their own device',
    netAbout: 'You send a link. Bots take the free seats.',
    tables: 'My tables online',
  },
  next: { title: 'And now?', stronger: 'Stronger bots', animals: 'New animals', with: (module: string) => `With ${module}` },
  about: {
    unofficial:
      'Bellwether lets you play two published sheep games. It is unofficial: neither authors nor publishers take part, and none of their texts or pictures are used. If you like a game, get the printed one.',
    players: (fewest: number, most: number) => `${fewest}–${most} players`,
    minutes: (shortest: number, longest: number) => `${shortest}–${longest} minutes`,
    age: (years: number) => `age ${years} and up`,
    roles: {
      design: 'Game design',
      illustration: 'Illustration',
      sculpture: 'Sculptor (add-on)',
      'special-cards': 'Special cards',
      publisher: 'Publisher',
    } satisfies Record<Role, string>,
    software: 'This software',
    licence: 'Free software under the MIT licence. The pictures are our own.',
    version: (version: string) => `Version ${version}`,
    stored: {
      title: 'What is stored',
      here: [
        'In this browser: your local games with their records, settings, names around this device, progress in lessons, the values of your own copy of a game if you entered any, and a copy of the app for playing off line.',
        'If you play online: your name and the key to your seats.',
      ],
      forget: 'Deleting this site’s data in the browser deletes all of it.',
      data: 'Save it, bring it along, delete it',
      server: 'Local games never reach a server. Of tables online the server keeps set-up, names and moves:',
      link: 'what is kept, and for how long',
    },
    fault: {
      title: 'Report a fault',
      about: 'Copy this text, answer its questions and send it to whoever runs this page.',
      secrets: 'Of a running game, all hidden cards are left out, yours too.',
      which: 'This is about your last local game. For any other, open its table and press “Share”.',
      questions: ['What did you do?', 'What did you expect?', 'What happened instead?'],
    },
  },
};

export type PagesWords = typeof words;

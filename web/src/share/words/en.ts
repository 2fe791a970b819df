/** A game to pass on. */
export const words = {
  picture: 'Picture of this moment: what lies open on the table',
  sharePicture: 'Share the picture',
  savePicture: 'Save the picture',
  saved: 'Saved.',
  noPicture: 'This browser cannot draw the picture.',
  about: 'The link shows the whole game from its first move. Whoever has it can play on from any move.',
  running: 'The game still runs: the picture shows what lies open to all. The link comes with the end.',
  shareLink: 'Share the link',
  link: 'Copy link',
  linkHere: 'Copy link to this move',
  copied: 'Copied.',
  online: 'Go on online',
  advanced: 'Advanced',
  record: 'Record',
  textAbout: 'The whole game as text: keep it, send it, replay it.',
  copy: 'Copy text',
  download: 'Save as file',
  /** Under the picture of a running game. */
  ply: (n: number) => `After move ${n}`,
};

export type ShareWords = typeof words;

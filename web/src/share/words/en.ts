/** Words for sharing a game. */
export const words = {
  picture: 'The table right now, as everyone can see it',
  sharePicture: 'Share picture',
  savePicture: 'Save picture',
  saved: 'Saved.',
  noPicture: 'This browser can’t draw the picture.',
  about: 'The link shows the whole game from the first move. Anyone who has it can play on from any move.',
  running: 'The game is still running, so the picture shows only what everyone can see. You can share the link at the end.',
  shareLink: 'Share link',
  link: 'Copy link',
  linkHere: 'Copy link to this move',
  copied: 'Copied.',
  online: 'Continue online',
  advanced: 'Advanced',
  record: 'Record',
  textAbout: 'The whole game as text: keep it, send it, replay it.',
  copy: 'Copy text',
  download: 'Save as file',
  /** Below the picture of a running game. */
  ply: (n: number) => `After move ${n}`,
};

export type ShareWords = typeof words;

/** All that can be said at a table. Clients have the words in their own language. */
export const PHRASES = [
  'hello',
  'good-luck',
  'thanks',
  'well-played',
  'oops',
  'sorry',
  'nice-move',
  'hurry',
  'thinking',
  'back-soon',
  'good-game',
  'again',
] as const;
export type Phrase = (typeof PHRASES)[number];

export const REACTIONS = ['sheep', 'wolf', 'hound', 'fox', 'heart', 'laugh', 'gasp', 'cry'] as const;
export type Reaction = (typeof REACTIONS)[number];

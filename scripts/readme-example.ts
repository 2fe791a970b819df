/** The code example at the beginning of a package's README. */
export function exampleOf(readme: string): string {
  const code = /```js\n(.*?)```/s.exec(readme)?.[1];
  if (code === undefined) throw new Error('the README has no code');
  return code;
}

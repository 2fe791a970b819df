/** Whether the last input came from the keyboard: only then may the focus be moved. */
const byKeys = { current: false };

for (const [event, keys] of [
  ['keydown', true],
  ['pointerdown', false],
] as const)
  globalThis.document?.addEventListener(
    event,
    () => {
      byKeys.current = keys;
    },
    true,
  );

export function useByKeys(): { readonly current: boolean } {
  return byKeys;
}

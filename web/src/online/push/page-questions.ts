/** What the service worker asks an open page when a notification is pressed. */
export type PageQuestion = { readonly kind: 'where' } | { readonly kind: 'go'; readonly to: string };

let isListening = false;

/** Answers from now on. A page that never does counts as showing a game, and is left alone. */
export function answerQuestions(): void {
  if (isListening) return;
  isListening = true;
  navigator.serviceWorker?.addEventListener('message', ({ data, ports }: MessageEvent<PageQuestion>) => {
    if (data.kind === 'where') ports[0]?.postMessage(location.hash);
    if (data.kind === 'go') location.hash = data.to;
  });
}

/** Fetches the newest app, past what the browser keeps for the time without a network, and opens it at the same table. */
export async function refresh(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  if (registration) {
    const changed = new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
    await registration.update().catch(() => undefined);
    const coming = registration.installing ?? registration.waiting;
    if (coming) await Promise.race([changed, new Promise((resolve) => setTimeout(resolve, 10_000))]);
  }
  location.reload();
}

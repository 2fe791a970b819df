import { useEffect } from 'preact/hooks';
import { background } from '../ui/background.ts';

/** Keeps the screen on while the component is shown, where the browser can and the page is visible. */
export function useAwake(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let isLeft = false;
    const hold = async (): Promise<void> => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
      try {
        const held = await navigator.wakeLock.request('screen');
        if (isLeft) await held.release();
        else lock = held;
      } catch {
        // Low battery, or not allowed: the screen turns off as usual.
      }
    };
    // The browser releases the lock when the page is hidden.
    const again = () => background(hold());
    again();
    document.addEventListener('visibilitychange', again);
    return () => {
      isLeft = true;
      document.removeEventListener('visibilitychange', again);
      lock?.release().catch(() => undefined);
    };
  }, []);
}

import { useEffect, useState } from 'preact/hooks';

/** The time by a clock that nobody sets, every second, while somebody wants to know. */
export function useNow(wanted: boolean): number {
  const [now, setNow] = useState(performance.now());
  useEffect(() => {
    if (!wanted) return;
    setNow(performance.now());
    const timer = setInterval(() => setNow(performance.now()), 1_000);
    return () => clearInterval(timer);
  }, [wanted]);
  return now;
}

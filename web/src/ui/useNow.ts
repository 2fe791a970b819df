import { useEffect, useState } from 'preact/hooks';

/** Monotonic time, updated every second while `wanted`. */
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

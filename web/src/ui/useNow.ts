import { useEffect, useState } from 'preact/hooks';

/** The time, every second, while somebody wants to know. */
export function useNow(wanted: boolean): number {
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    if (!wanted) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [wanted]);
  return now;
}

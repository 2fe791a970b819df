import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** A page that is loaded when it is first shown. */
export function Lazy({ load }: { readonly load: () => Promise<ComponentType> }) {
  const [Loaded, setLoaded] = useState<ComponentType>();
  useEffect(() => {
    load().then((component) => setLoaded(() => component));
  }, [load]);
  return Loaded ? <Loaded /> : null;
}

import { type Attributes, type ComponentType, h } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Boundary, Gone } from './Boundary.tsx';

/**
 * A component loaded when it is first shown; nothing is shown until then. If it cannot be loaded (after an update of
 * the site) or breaks, it shows an error and the rest of the page stays.
 */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  return function Later(props: Props) {
    const [isGone, setGone] = useState(false);
    const [, setHere] = useState(loaded !== undefined);
    useEffect(() => {
      let left = false;
      if (loaded === undefined)
        load().then(
          (component) => {
            loaded = component;
            if (!left) setHere(true);
          },
          () => !left && setGone(true),
        );
      return () => {
        left = true;
      };
    }, []);
    if (isGone) return h(Gone, {});
    return loaded ? h(Boundary, {}, h(loaded, props as Props & Attributes)) : null;
  };
}

import { type Attributes, type ComponentType, h } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** A component that is fetched when it is first shown; until it is there, nothing is shown. */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  return function Later(props: Props) {
    const [, setHere] = useState(loaded !== undefined);
    useEffect(() => {
      let gone = false;
      if (loaded === undefined)
        load().then((component) => {
          loaded = component;
          if (!gone) setHere(true);
        });
      return () => {
        gone = true;
      };
    }, []);
    return loaded ? h(loaded, props as Props & Attributes) : null;
  };
}

import { Component, type ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Place, Thing } from './scene.ts';

interface StageProps<Art, Act> {
  readonly things: readonly Thing<Art, Act>[];
  readonly draw: (art: Art) => ComponentChildren;
  readonly press: (act: Act, touch: boolean) => void;
  /** Somebody looks at a thing (hover, focus, long press), or no longer does. */
  readonly look: (act: Act | undefined) => void;
  /** Milliseconds a move takes; 0 for none. */
  readonly duration: number;
  readonly label: string;
  readonly children?: ComponentChildren;
}

const LONG_PRESS = 350;

function transform({ x, y, turn = 0, size = 1 }: Place): string {
  return `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) rotate(${turn}deg) scale(${size})`;
}

/** Shows a scene: every thing in its place, those that can be pressed as buttons. Things whose place changed travel there. */
export function Stage<Art, Act>({ things, draw, press, look, duration, label, children }: StageProps<Art, Act>) {
  const elements = useRef(new Map<string, HTMLElement>());
  const places = useRef(new Map<string, Place>());

  useLayoutEffect(() => {
    const before = places.current;
    places.current = new Map(things.map(({ key, at }) => [key, at]));
    if (duration === 0) return;
    for (const { key, at, from, via } of things) {
      const old = before.get(key) ?? (before.size > 0 ? from : undefined);
      const element = elements.current.get(key);
      if (element === undefined || old === undefined || isSame(old, at)) continue;
      travel(element, [old, ...(via ?? []), at], duration);
    }
  }, [things, duration]);

  return (
    <section class="stage" aria-label={label}>
      {children}
      {things.map((thing) => {
        const { key, at, width, height, z = 0, label: name, act, marks = [] } = thing;
        const style = {
          width: `${width}px`,
          height: `${height}px`,
          marginLeft: `${-width / 2}px`,
          marginTop: `${-height / 2}px`,
          zIndex: z,
          transform: transform(at),
        };
        const ref = (element: HTMLElement | null) => {
          if (element) elements.current.set(key, element);
          else elements.current.delete(key);
        };
        const classes = ['thing', ...marks].join(' ');
        if (act === undefined) {
          return (
            <div
              key={key}
              ref={ref}
              data-key={key}
              class={classes}
              style={style}
              {...(name ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}
            >
              <Drawn art={thing.art} draw={draw} />
            </div>
          );
        }
        return (
          <button
            key={key}
            ref={ref}
            data-key={key}
            type="button"
            class={classes}
            style={style}
            aria-label={name}
            {...presses(act, press, look)}
          >
            <Drawn art={thing.art} draw={draw} />
          </button>
        );
      })}
    </section>
  );
}

interface DrawnProps<Art> {
  readonly art: Art;
  readonly draw: (art: Art) => ComponentChildren;
}

/** A picture, drawn anew only when it shows something else: most things of a scene stay as they were. */
class Drawn<Art> extends Component<DrawnProps<Art>> {
  override shouldComponentUpdate(next: DrawnProps<Art>): boolean {
    return !isAlike(next.art, this.props.art);
  }

  override render({ art, draw }: DrawnProps<Art>): ComponentChildren {
    return draw(art);
  }
}

function isAlike(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const entries = Object.entries(a);
  const other = b as Readonly<Record<string, unknown>>;
  return entries.length === Object.keys(b).length && entries.every(([key, value]) => Object.is(value, other[key]));
}

/** Mouse: hover looks, click presses. Keys: focus looks, Enter presses. Touch: a long press only looks. */
function presses<Act>(act: Act, press: (act: Act, touch: boolean) => void, look: (act: Act | undefined) => void) {
  let timer = 0;
  let held = false;
  let touch = false;
  return {
    onPointerDown: (event: PointerEvent) => {
      touch = event.pointerType === 'touch';
      held = false;
      if (!touch) return;
      timer = window.setTimeout(() => {
        held = true;
        look(act);
      }, LONG_PRESS);
    },
    onPointerUp: () => window.clearTimeout(timer),
    onPointerCancel: () => window.clearTimeout(timer),
    onPointerEnter: (event: PointerEvent) => event.pointerType === 'mouse' && look(act),
    onPointerLeave: (event: PointerEvent) => event.pointerType === 'mouse' && look(undefined),
    onFocus: (event: FocusEvent) => (event.currentTarget as Element).matches(':focus-visible') && look(act),
    onBlur: () => look(undefined),
    onContextMenu: (event: Event) => touch && event.preventDefault(),
    onClick: (event: MouseEvent) => {
      // A click without a pointer is the keyboard's or a screen reader's.
      if (!held) press(act, touch && event.detail > 0);
      held = false;
    },
  };
}

function isSame(a: Place, b: Place): boolean {
  return a.x === b.x && a.y === b.y && a.turn === b.turn && a.size === b.size;
}

function travel(element: HTMLElement, way: readonly Place[], duration: number): void {
  element.animate(
    way.map((place) => ({ transform: transform(place) })),
    { duration, easing: way.length > 2 ? 'ease-in-out' : 'cubic-bezier(0.3, 0.9, 0.3, 1)' },
  );
}

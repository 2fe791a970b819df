import { Component, type ComponentChildren } from 'preact';
import { Drawn, isAlike } from './Drawn.tsx';
import { type Thing, transformOf } from './scene.ts';

interface StageThingProps<Art, Act> {
  readonly thing: Thing<Art, Act>;
  readonly draw: (art: Art) => ComponentChildren;
  readonly press: (act: Act, touch: boolean) => void;
  readonly look: (act: Act | undefined) => void;
  /** A long press, or the secondary mouse button. Returns true if the table handles it; otherwise it is a look. */
  readonly hold?: ((act: Act) => boolean) | undefined;
  readonly keep: (key: string, element: HTMLElement | null) => void;
}

const LONG_PRESS_MS = 350;

/**
 * One thing of a scene; a button if it has an `act`. Rendered only when it changed, since most things stay the same.
 * Mouse: hover looks, click presses. Keys: focus looks, Enter presses. Touch: a long press only looks.
 */
export class StageThing<Art, Act> extends Component<StageThingProps<Art, Act>> {
  #timer = 0;
  #held = false;
  #touch = false;

  readonly #keep = (element: HTMLElement | null) => this.props.keep(this.props.thing.key, element);
  readonly #look = () => this.props.look(this.props.thing.act);
  readonly #hold = () => this.props.thing.act !== undefined && this.props.hold?.(this.props.thing.act) === true;
  readonly #lookAway = () => this.props.look(undefined);
  readonly #letGo = () => window.clearTimeout(this.#timer);

  readonly #presses = {
    onPointerDown: (event: PointerEvent) => {
      this.#touch = event.pointerType === 'touch';
      this.#held = false;
      if (!this.#touch) return;
      this.#timer = window.setTimeout(() => {
        this.#held = true;
        if (!this.#hold()) this.#look();
      }, LONG_PRESS_MS);
    },
    onPointerUp: this.#letGo,
    onPointerCancel: this.#letGo,
    onPointerEnter: (event: PointerEvent) => event.pointerType === 'mouse' && this.#look(),
    onPointerLeave: (event: PointerEvent) => event.pointerType === 'mouse' && this.#lookAway(),
    onFocus: (event: FocusEvent) => (event.currentTarget as Element).matches(':focus-visible') && this.#look(),
    onBlur: this.#lookAway,
    onContextMenu: (event: Event) => (this.#touch || this.#hold()) && event.preventDefault(),
    onClick: (event: MouseEvent) => {
      const { thing, press } = this.props;
      // A click without a pointer comes from the keyboard or a screen reader.
      if (!this.#held && thing.act !== undefined) press(thing.act, this.#touch && event.detail > 0);
      this.#held = false;
    },
  };

  override shouldComponentUpdate({ thing, draw }: StageThingProps<Art, Act>): boolean {
    return !isAlike(thing, this.props.thing) || draw !== this.props.draw;
  }

  override componentWillUnmount(): void {
    this.#letGo();
  }

  override render({ thing, draw }: StageThingProps<Art, Act>): ComponentChildren {
    const { key, at, width, height, z = 0, label, act, marks = [] } = thing;
    const common = {
      ref: this.#keep,
      'data-key': key,
      class: ['thing', ...marks].join(' '),
      style: {
        width: `${width}px`,
        height: `${height}px`,
        marginLeft: `${-width / 2}px`,
        marginTop: `${-height / 2}px`,
        zIndex: z,
        transform: transformOf(at),
      },
    };
    if (act === undefined) {
      return (
        <div {...common} {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}>
          <Drawn art={thing.art} draw={draw} />
        </div>
      );
    }
    return (
      <button
        {...common}
        type="button"
        aria-label={label}
        aria-pressed={thing.pressed}
        {...(thing.tab === false && { tabIndex: -1 })}
        {...this.#presses}
      >
        <Drawn art={thing.art} draw={draw} />
      </button>
    );
  }
}

import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { SoundOffer } from '../sound/SoundOffer.tsx';
import { useByKeys } from '../table-kit/useByKeys.ts';
import { AnyIcon } from '../ui/AnyIcon.tsx';
import { href } from '../ui/routes.ts';
import { settings } from '../ui/settings.ts';
import { useSignal } from '../ui/signal.ts';
import type { LearnWords } from '../words/en/learn.ts';
import '../ui/progress.css';

interface CoachProps {
  readonly words: LearnWords;
  /** The current step, and the number of steps. */
  readonly at: number;
  readonly steps: number;
  readonly text: string;
  /** What was wrong with a press; the text stays. */
  readonly note: string;
  /** There is a text to read: the learner presses to continue. */
  readonly reads: boolean;
  /** The selector of the highlighted element; `leads` also moves the keyboard focus there. */
  readonly lit: string | undefined;
  readonly leads: boolean;
  readonly next: () => void;
  /** Links at the end, the most likely first. */
  readonly end: ComponentChildren;
}

/** One sentence at a time, below the table. First in tab order. */
export function Coach({ words, at, steps, text, note, reads, lit, leads, next, end }: CoachProps) {
  const box = useRef<HTMLElement>(null);
  const byKeys = useByKeys();
  const over = at >= steps;
  const { soundAsked } = useSignal(settings);
  useEffect(() => {
    if ((reads || over) && byKeys.current) box.current?.querySelector<HTMLElement>('.primary')?.focus();
  }, [reads, over, at]);
  // The links at the end overlay the table, which keeps its size.
  useLayoutEffect(() => {
    if (!over) box.current?.parentElement?.style.setProperty('--coach', `${box.current.offsetHeight}px`);
  }, [text, note, over]);
  return (
    <section class={`coach ${over ? 'over' : ''}`} aria-label={words.coach} ref={box}>
      <progress class="coach-bar progress" aria-label={words.step(Math.min(at + 1, steps), steps)} max={steps} value={at} />
      {!over && (
        <a class="coach-skip" href={href()} aria-label={words.skip}>
          <AnyIcon name="close" />
          <span>{words.skip}</span>
        </a>
      )}
      <p class="coach-text" role="status">
        {text}
        {note && <span class="coach-note">{note}</span>}
      </p>
      {reads && (
        <button type="button" class="primary" onClick={next}>
          {words.next}
        </button>
      )}
      {over && <div class="row">{end}</div>}
      {over && !soundAsked && <SoundOffer />}
      <Light key={`${at} ${lit}`} on={over ? undefined : lit} byKeys={byKeys} focus={leads} />
    </section>
  );
}

interface LightProps {
  readonly on: string | undefined;
  readonly byKeys: { readonly current: boolean };
  /** Moves the keyboard focus to the highlighted element. */
  readonly focus: boolean;
}

/** Interval between measurements of the element's position, and how many equal ones end the polling. */
const POLL_MS = 80;
const STABLE_POLLS = 12;

/**
 * A ring around the highlighted element that follows its movement. It measures only while something moves, since
 * measuring forces a layout.
 */
function Light({ on, byKeys, focus }: LightProps) {
  const ring = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let found: Element | null = null;
    let stands = '';
    let still = 0;
    let timer = 0;
    const follow = () => {
      const element = on === undefined ? null : document.querySelector(on);
      if (element !== found) {
        found?.removeAttribute('aria-current');
        element?.setAttribute('aria-current', 'step');
        if (focus && byKeys.current && element instanceof HTMLElement) element.focus();
        found = element;
      }
      const box = element?.getBoundingClientRect();
      const place = box
        ? `transform: translate(${box.left - 6}px, ${box.top - 6}px); width: ${box.width + 12}px; height: ${box.height + 12}px`
        : 'display: none';
      still = place === stands ? still + 1 : 0;
      if (ring.current && still === 0) ring.current.style.cssText = place;
      stands = place;
      if (still < STABLE_POLLS) return;
      window.clearInterval(timer);
      timer = 0;
    };
    const watch = () => {
      still = 0;
      if (timer === 0) timer = window.setInterval(follow, POLL_MS);
    };
    const changes = new MutationObserver((all) => {
      if (all.some(({ target }) => target !== ring.current)) watch();
    });
    changes.observe(document.body, { subtree: true, childList: true, attributes: true });
    window.addEventListener('resize', watch);
    window.addEventListener('scroll', watch, { capture: true, passive: true });
    follow();
    watch();
    return () => {
      window.clearInterval(timer);
      changes.disconnect();
      window.removeEventListener('resize', watch);
      window.removeEventListener('scroll', watch, { capture: true });
      found?.removeAttribute('aria-current');
    };
  }, [on, focus]);
  return <div ref={ring} class="coach-light" aria-hidden="true" />;
}

import { useEffect, useRef } from 'preact/hooks';
import { href } from '../app/routes.ts';
import { helpFor } from '../help/help.ts';
import { useByKeys } from '../table-kit/useByKeys.ts';
import { Icon } from '../ui/Icon.tsx';
import { useShell } from '../words/catalogue.ts';
import type { LearnWords } from '../words/en/learn.ts';
import type { Lesson, LessonWords } from './lesson.ts';

interface CoachProps {
  readonly words: LearnWords;
  /** The words of the lesson's game. */
  readonly own: LessonWords;
  readonly lesson: Lesson;
  readonly at: number;
  readonly text: string;
  /** What the light falls on. */
  readonly lit: string | undefined;
  readonly next: () => void;
}

/** One sentence at a time, below the table; never in the way. */
export function Coach({ words, own, lesson, at, text, lit, next }: CoachProps) {
  const shell = useShell();
  const button = useRef<HTMLButtonElement>(null);
  const byKeys = useByKeys();
  const { steps, id, next: after } = lesson;
  const over = at >= steps.length;
  const reads = steps[at]?.kind === 'tell';
  useEffect(() => {
    if (reads && byKeys.current) button.current?.focus();
  }, [reads, at]);
  return (
    <section class="coach" aria-label={words.coach}>
      <progress class="coach-bar" aria-label={words.step(Math.min(at + 1, steps.length), steps.length)} max={steps.length} value={at} />
      {!over && (
        <a class="coach-skip" href={href()} aria-label={words.skip}>
          <Icon name="close" />
          <span>{words.skip}</span>
        </a>
      )}
      <p class="coach-text" role="status">
        {over ? own.lessons[id]?.done : text}
      </p>
      {reads && (
        <button ref={button} type="button" class="primary" onClick={next}>
          {words.next}
        </button>
      )}
      {over && (
        <div class="row">
          <a class="primary" href={href(...lesson.play)}>
            {shell.play}
          </a>
          {after && (
            <a class="button" href={href('learn', after)}>
              {own.lessons[after]?.title}
            </a>
          )}
          <a class="button" href={helpFor(lesson.game)}>
            {shell.rules}
          </a>
          <a class="button" href={href('learn')}>
            {words.more}
          </a>
        </div>
      )}
      <Light key={`${at} ${lit}`} on={over ? undefined : lit} byKeys={byKeys} focus={!reads} />
    </section>
  );
}

interface LightProps {
  readonly on: string | undefined;
  readonly byKeys: { readonly current: boolean };
  /** Those who play by keys are taken there. */
  readonly focus: boolean;
}

/** Milliseconds between two looks where it is, and how many looks at the same place are enough. */
const EVERY = 80;
const ENOUGH = 12;

/** A ring around what is meant, wherever it goes. It looks only while something moves: a look has the page drawn again. */
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
      if (still < ENOUGH) return;
      window.clearInterval(timer);
      timer = 0;
    };
    const watch = () => {
      still = 0;
      if (timer === 0) timer = window.setInterval(follow, EVERY);
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

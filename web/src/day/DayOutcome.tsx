import { useContext, useEffect, useRef, useState } from 'preact/hooks';
import { useSiteAddress } from '../connection/address.ts';
import { weekOf } from '../deals/calendar.ts';
import type { DayScore } from '../deals/day.ts';
import { copyText } from '../ui/copy.ts';
import { save } from '../ui/save.ts';
import { LanguageContext, useShell } from '../words/catalogue.ts';
import { DayPicture } from './DayPicture.tsx';
import { LookBack } from './LookBack.tsx';
import { type DayResults, keepWolf, streakOf } from './results.ts';
import { canShare, pngOf, signsOf } from './share.ts';
import { against, wolfOn } from './wolf.ts';
import type { DayWords } from './words/en.ts';

interface DayOutcomeProps {
  readonly words: DayWords;
  readonly title: string;
  readonly date: string;
  readonly all: DayResults;
}

/** The result of the day's deal next to Wolf's in the same seat; can be shared as a picture or as symbols. */
export function DayOutcome({ words, title, date, all }: DayOutcomeProps) {
  const shell = useShell();
  const at = useSiteAddress();
  const language = useContext(LanguageContext);
  const drawing = useRef<SVGSVGElement>(null);
  const [copied, setCopied] = useState(false);
  const mine = all[date];
  const wolf = useWolf(date, mine?.wolf);
  if (mine === undefined) return null;
  const result = { ...mine, ...(wolf && { wolf }) };
  const streak = streakOf(all, date);
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(Date.parse(date));
  const week = weekOf(date).map((one) => (all[one] === undefined ? 'none' : all[one].won ? 'won' : 'lost'));
  const share = async () => {
    if (drawing.current === null) return;
    const picture = await pngOf(drawing.current);
    const file = new File([picture], `bellwether-${date}.png`, { type: 'image/png' });
    if (canShare()) await navigator.share({ files: [file] }).catch(() => undefined);
    else save(picture, file.name);
  };
  return (
    <>
      <DayPicture words={words} title={title} when={when} result={result} streak={streak} week={week} drawing={drawing} />
      <p role="status">
        <strong>{shell.colon(words.you, shell.list([mine.won ? words.won : words.lost, words.score(mine.mine, mine.theirs)]))}</strong>{' '}
        {wolf ? compared(words, mine, wolf) : words.thinking}
      </p>
      {mine.late && <p class="small">{words.late}</p>}
      <div class="row">
        <button type="button" class="primary" onClick={share}>
          {canShare() ? words.share : words.save}
        </button>
        <button
          type="button"
          class="button"
          onClick={async () => {
            await copyText(signsOf({ title: words.title, game: title, date, at }, result, streak));
            setCopied(true);
          }}
        >
          {words.copy}
        </button>
        <LookBack words={words} date={date} />
      </div>
      <p class="small" role="status">
        {copied ? words.copied : ''}
      </p>
    </>
  );
}

function compared(words: DayWords, mine: DayScore, wolf: DayScore): string {
  const lead = against(mine, wolf);
  return lead > 0 ? words.better : lead === 0 ? words.same : words.worse;
}

/** Computed once, then stored. */
function useWolf(date: string, known: DayScore | undefined): DayScore | undefined {
  const [wolf, setWolf] = useState(known);
  useEffect(() => {
    if (known) return;
    return wolfOn(date, (score) => {
      keepWolf(date, score);
      setWolf(score);
    });
  }, [date]);
  return wolf;
}

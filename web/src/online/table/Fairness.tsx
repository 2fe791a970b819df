import type { Mirror } from '@bellwether/client';
import { ParseError, readRecord, verifyDeal } from '@bellwether/kernel';
import { useState } from 'preact/hooks';
import { recordOf } from '../../connection/api.ts';
import { gameOf } from '../../deals/games.ts';
import { SEATS } from '../../words/areas.ts';
import type { OnlineWords } from '../../words/en/online.ts';
import { useWords } from '../../words/useWords.ts';

/** The commitment from the start, the seed from the end, and the check that they match. */
export function Fairness({ words, mirror }: { readonly words: OnlineWords; readonly mirror: Mirror }) {
  const { table } = words;
  const { commitment, seed, brought, mix } = mirror.info;
  const seats = useWords(SEATS);
  const [checked, setChecked] = useState<boolean>();
  const about = brought ? table.brought : table.fairAbout;
  if (commitment === undefined) return <p class="small">{about}</p>;
  const check = async () => setChecked(await isFair(mirror.info, commitment));
  return (
    <section class="online-fair">
      <h3 class="form-label">{table.fair}</h3>
      <p class="small">
        {about} {mix && seats?.fair}
      </p>
      <code class="online-code">{commitment}</code>
      {seed !== undefined && (
        <>
          <p class="small">{table.seed}</p>
          <code class="online-code">{seed}</code>
          <button type="button" class="button" onClick={check}>
            {table.check}
          </button>
        </>
      )}
      {checked !== undefined && (
        <p role="status" class={checked ? 'online-good' : 'refused'}>
          {checked ? `✓ ${table.good}` : `✗ ${table.bad}`}
        </p>
      )}
    </section>
  );
}

async function isFair({ table, game: id, mix }: Mirror['info'], commitment: string): Promise<boolean> {
  const [game, text] = await Promise.all([gameOf(id), recordOf(table)]);
  if (game === undefined || text === undefined) return false;
  const record = readRecord(game, text);
  if (record instanceof ParseError || record.seed === undefined) return false;
  // A record that omits mixed seats is not the record of this game.
  return record.mixed?.mix === mix && verifyDeal(game, { ...record, commitment }) === 'verified';
}

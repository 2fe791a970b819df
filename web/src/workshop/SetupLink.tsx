import type { Headers } from '@bellwether/kernel';
import { useState } from 'preact/hooks';
import { background } from '../ui/background.ts';
import { copyText } from '../ui/copy.ts';
import { useWords } from '../words/useWords.ts';
import { linkTo, packed, writeSetup } from './shared.ts';
import { WORKSHOP } from './words.ts';

interface SetupLinkProps {
  readonly game: string;
  readonly config: Headers;
  readonly disabled: boolean;
}

/** Copies a link to this very game: any set, with all options. */
export function SetupLink({ game, config, disabled }: SetupLinkProps) {
  const words = useWords(WORKSHOP);
  const [said, setSaid] = useState('');
  if (words === undefined) return null;
  const copy = async () => {
    await copyText(linkTo(await packed(writeSetup(game, config))));
    setSaid(words.share.copied);
  };
  return (
    <>
      <button type="button" class="button" disabled={disabled} onClick={() => background(copy())}>
        {words.share.setup}
      </button>
      <span role="status" class="small">
        {said}
      </span>
    </>
  );
}

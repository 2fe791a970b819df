import { MISSION_GOLD } from '@bellwether/sheep-and-thief';
import { Dialog } from '../../ui/Dialog.tsx';
import { MissionPicture } from './art/MissionPicture.tsx';
import type { Gold } from './gold.ts';
import { lineText } from './narrate.ts';
import type { Lamp } from './useSpotlight.ts';
import type { View } from './vocabulary.ts';
import type { SheepWords } from './words/en.ts';

interface MissionSheetProps {
  readonly words: SheepWords;
  readonly view: View;
  readonly gold: Gold;
  readonly shine: (lamp: Lamp) => void;
  readonly close: () => void;
}

/** One's own mission: its condition, its gold, and how it stands. */
export function MissionSheet({ words, view, gold, shine, close }: MissionSheetProps) {
  const { own, viewer } = view;
  if (own.mission === null || typeof viewer !== 'number') return null;
  const { name, about } = words.missions[own.mission];
  const { sole, shared } = MISSION_GOLD[own.mission];
  const line = gold[viewer - 1]?.lines.find(({ source }) => source === 'missions');
  return (
    <Dialog title={words.table.mission} close={close}>
      <div class="sheep-about">
        <span class="sheep-mission-large">
          <MissionPicture mission={own.mission} />
        </span>
        <div class="sheep-words">
          <h3>{name}</h3>
          <p>{about}</p>
          <p>{words.missionGold(sole, shared)}</p>
          {line && (
            <p>
              {lineText(words, line)}
              {words.dash}
              <strong>{words.gold(line.gold)}</strong>
            </p>
          )}
          <p class="small">{words.table.secret}</p>
          <button type="button" class="button" onClick={() => shine({ seat: viewer, source: 'missions' })}>
            {words.table.onMap}
          </button>
        </div>
      </div>
    </Dialog>
  );
}

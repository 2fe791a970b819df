import type { ComponentChildren } from 'preact';
import { DeviceLink } from '../device/DeviceLink.tsx';
import { Page } from '../frame/Page.tsx';
import { type SettingsGroup, SettingsSign } from '../frame/SettingsSign.tsx';
import { play } from '../sound/sound.ts';
import { background } from '../ui/background.ts';
import { Choice, Toggle } from '../ui/Choice.tsx';
import { CARD_SIZES, CONFIRMS, change, SPEEDS, settings, THEMES } from '../ui/settings.ts';
import { useSignal } from '../ui/signal.ts';
import { SETTINGS } from '../words/areas.ts';
import { useShell } from '../words/catalogue.ts';
import type { SettingsWords } from '../words/en/settings.ts';
import { LANGUAGE_NAMES, LANGUAGES } from '../words/languages.ts';
import { useWords } from '../words/useWords.ts';
import { SettingsPreview } from './SettingsPreview.tsx';
import './settings.css';

/** Settings for look, sound and play, next to a small preview table. */
export function SettingsPage() {
  const shell = useShell();
  const words = useWords(SETTINGS);
  if (words === undefined) return null;
  return (
    <Page title={shell.settings}>
      <div class="content settings">
        <SettingsPreview words={words} />
        <div class="settings-groups">
          <Look words={words} />
          <Motion words={words} />
          <Feel words={words} />
          <Play words={words} />
          <DeviceLink />
        </div>
      </div>
    </Page>
  );
}

interface PartProps {
  readonly words: SettingsWords;
}

interface GroupProps extends PartProps {
  readonly of: SettingsGroup;
  readonly children: ComponentChildren;
}

function Group({ words, of, children }: GroupProps) {
  return (
    <section class="settings-group">
      <h2>
        <SettingsSign of={of} /> {words.groups[of]}
      </h2>
      {children}
    </section>
  );
}

function Look({ words }: PartProps) {
  const { language, theme, cards, leftHand } = useSignal(settings);
  return (
    <Group words={words} of="look">
      <Choice
        label={words.language}
        value={language}
        options={[['auto', words.browser], ...LANGUAGES.map((one) => [one, LANGUAGE_NAMES[one]] as const)]}
        change={(value) => change({ language: value })}
      />
      <Choice
        label={words.theme}
        value={theme}
        options={THEMES.map((one) => [one, words.themes[one]])}
        change={(value) => change({ theme: value })}
      />
      <Choice
        label={words.cards}
        value={cards}
        options={CARD_SIZES.map((one) => [one, words.cardSizes[one]])}
        change={(value) => change({ cards: value })}
      />
      <Toggle label={words.leftHand} about={words.leftHandAbout} value={leftHand} change={(value) => change({ leftHand: value })} />
    </Group>
  );
}

function Motion({ words }: PartProps) {
  const { pace } = useShell();
  const { speed, still } = useSignal(settings);
  return (
    <Group words={words} of="pace">
      <Choice
        label={pace.name}
        value={speed}
        options={SPEEDS.map((one) => [one, pace[one]])}
        change={(value) => change({ speed: value })}
      />
      <Toggle label={words.still} value={still} change={(value) => change({ still: value })} />
    </Group>
  );
}

/** Turning an option on plays its sound or vibration once. */
function Feel({ words }: PartProps) {
  const { sound, volume, bell, haptics } = useSignal(settings);
  const set = (part: Parameters<typeof change>[0]) => {
    change({ soundAsked: true, ...part });
    background(play('mine'));
  };
  return (
    <Group words={words} of="feel">
      <Toggle label={words.sound} value={sound} change={(value) => set({ sound: value })} />
      <label class="volume">
        <span>{words.volume}</span>
        <input
          type="range"
          min={0}
          max={100}
          step={5}
          value={Math.round(volume * 100)}
          disabled={!sound}
          onInput={({ currentTarget }) => change({ volume: currentTarget.valueAsNumber / 100 })}
          onChange={() => play('mine')}
        />
      </label>
      <Toggle label={words.bell} value={bell} change={(value) => change({ bell: value })} />
      {'vibrate' in navigator && <Toggle label={words.haptics} value={haptics} change={(value) => set({ haptics: value })} />}
    </Group>
  );
}

function Play({ words }: PartProps) {
  const { suggest, bubbles, foretell = false, confirm, keys } = useSignal(settings);
  return (
    <Group words={words} of="play">
      <Choice
        label={words.confirm}
        value={confirm}
        options={CONFIRMS.map((one) => [one, words.confirms[one]])}
        change={(value) => change({ confirm: value })}
      />
      <p class="small">{words.confirmAbout}</p>
      <Toggle label={words.suggest} value={suggest} change={(value) => change({ suggest: value })} />
      <p class="small">{words.suggestAbout}</p>
      <Toggle label={words.bubbles} value={bubbles} change={(value) => change({ bubbles: value })} />
      <Toggle label={words.foretell} value={foretell} change={(value) => change({ foretell: value })} />
      <p class="small">{words.foretellAbout}</p>
      <Toggle label={words.keys} value={keys} change={(value) => change({ keys: value })} />
    </Group>
  );
}

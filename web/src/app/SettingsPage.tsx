import { DeviceLink } from '../device/DeviceLink.tsx';
import { Choice, Toggle } from '../ui/Choice.tsx';
import { useSignal } from '../ui/signal.ts';
import { PAGES, useShell } from '../words/catalogue.ts';
import { LANGUAGE_NAMES, LANGUAGES } from '../words/languages.ts';
import { useWords } from '../words/useWords.ts';
import { Page } from './Page.tsx';
import { change, SPEEDS, settings, THEMES } from './settings.ts';

export function SettingsPage() {
  const shell = useShell();
  const { language, theme, speed, still, sound, suggest, bubbles, keys } = useSignal(settings);
  const setting = useWords(PAGES)?.setting;
  if (setting === undefined) return null;
  return (
    <Page title={shell.settings}>
      <div class="content form">
        <Choice
          label={setting.language}
          value={language}
          options={[['auto', setting.browser], ...LANGUAGES.map((one) => [one, LANGUAGE_NAMES[one]] as const)]}
          change={(value) => change({ language: value })}
        />
        <Choice
          label={setting.theme}
          value={theme}
          options={THEMES.map((one) => [one, setting.themes[one]])}
          change={(value) => change({ theme: value })}
        />
        <Choice
          label={setting.speed}
          value={speed}
          options={SPEEDS.map((one) => [one, shell.pace[one]])}
          change={(value) => change({ speed: value })}
        />
        <Toggle label={setting.still} value={still} change={(value) => change({ still: value })} />
        <Toggle label={setting.sound} value={sound} change={(value) => change({ sound: value })} />
        <Toggle label={setting.suggest} value={suggest} change={(value) => change({ suggest: value })} />
        <Toggle label={setting.bubbles} value={bubbles} change={(value) => change({ bubbles: value })} />
        <Toggle label={setting.keys} value={keys} change={(value) => change({ keys: value })} />
        <DeviceLink />
      </div>
    </Page>
  );
}

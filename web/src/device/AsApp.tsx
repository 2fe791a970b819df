import { background } from '../ui/background.ts';
import { useSignal } from '../ui/signal.ts';
import { installer } from './install.ts';
import type { DeviceWords } from './words/en.ts';

/** How this browser installs the page as an app; `none` if we can only say to look for it. */
export type Way = 'installed' | 'button' | 'ios' | 'none';

export function wayToInstall(hasInstaller: boolean): Way {
  if (matchMedia('(display-mode: standalone)').matches) return 'installed';
  if (hasInstaller) return 'button';
  // An iPad reports itself as a Mac, but one with a touch screen.
  const isIos = /iphone|ipad|ipod/i.test(navigator.userAgent) || (/macintosh/i.test(navigator.userAgent) && navigator.maxTouchPoints > 1);
  return isIos ? 'ios' : 'none';
}

export function useInstall(): { readonly way: Way; readonly install: () => void } {
  const offered = useSignal(installer);
  return {
    way: wayToInstall(offered !== undefined),
    install() {
      background(offered?.prompt());
      // The browser's prompt works once.
      installer.set(undefined);
    },
  };
}

export function AsApp({ words }: { readonly words: DeviceWords }) {
  const { way, install } = useInstall();
  return (
    <>
      <p>{words.appAbout}</p>
      {way === 'button' ? (
        <button type="button" class="button" onClick={install}>
          {words.install}
        </button>
      ) : (
        <p>{way === 'installed' ? words.installed : way === 'ios' ? words.ios : words.other}</p>
      )}
    </>
  );
}

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CARD_SIZES, cardFactor, wantsConfirm } from '../../src/ui/settings.ts';

/** What was played: by its volume and its start in seconds. */
let played: { readonly volume: number; readonly start: number; stopped: boolean }[] = [];
const vibrate = vi.fn();

interface FakeNode {
  connect: (to: FakeNode) => FakeNode;
  gain: { value: number };
}
const node = (): FakeNode => ({ connect: (to) => to, gain: { value: 1 } });

class FakeAudio {
  static state = 'running';
  static opened = 0;
  readonly currentTime = 10;
  readonly destination = node();
  constructor() {
    FakeAudio.opened++;
  }
  get state() {
    return FakeAudio.state;
  }
  resume = () => Promise.resolve();
  suspend = () => Promise.resolve();
  createGain = node;
  createWaveShaper = node;
  createStereoPanner = () => ({ ...node(), pan: { value: 0 } });
  createBuffer = () => ({ copyToChannel: () => undefined });
  createBufferSource() {
    let volume = 0;
    let entry: (typeof played)[number] | undefined;
    return {
      playbackRate: { value: 1 },
      connect(to: FakeNode) {
        volume = to.gain.value;
        // The volume is set before the source is connected to it.
        return to;
      },
      start(at: number) {
        entry = { volume, start: at - 10, stopped: false };
        played.push(entry);
      },
      stop() {
        if (entry) entry.stopped = true;
      },
    };
  }
}

beforeEach(() => {
  // A new device for each test.
  vi.resetModules();
  played = [];
  FakeAudio.state = 'running';
  FakeAudio.opened = 0;
  vibrate.mockClear();
  vi.stubGlobal('AudioContext', FakeAudio);
  vi.stubGlobal('navigator', { vibrate, userActivation: { hasBeenActive: true } });
});
afterEach(() => vi.unstubAllGlobals());

/** The modules of one page. */
async function page() {
  const { play, playBeat } = await import('../../src/sound/sound.ts');
  const { change } = await import('../../src/ui/settings.ts');
  change({ sound: false, volume: 0.6, haptics: true });
  return { play, playBeat, change };
}

describe('what is heard and felt', () => {
  it('is silent until sounds are wanted, then as loud as wanted', async () => {
    const { play, change } = await page();
    await play('card');
    expect([played, FakeAudio.opened]).toEqual([[], 0]);
    change({ sound: true });
    await play('card');
    change({ volume: 0.3 });
    await play('bell');
    const [usual, quiet] = played.map(({ volume }) => volume);
    expect((quiet ?? 0) / (usual ?? 0)).toBeCloseTo(0.25);
    change({ volume: 0 });
    await play('coin');
    expect(played).toHaveLength(2);
  });

  it('plays each cue of a beat in its time, the same sound at once only once', async () => {
    const { playBeat, change } = await page();
    change({ sound: true });
    await playBeat([{ sound: 'card' }, { sound: 'bleat', after: 300 }, { sound: 'bleat', after: 302 }, { sound: 'bleat', after: 600 }]);
    expect(played.map(({ start }) => start)).toEqual([0, 0.3, 0.6].map((at) => expect.closeTo(at, 1)));
  });

  it('drops what has not begun when the next beat begins', async () => {
    const { playBeat, change } = await page();
    change({ sound: true });
    await playBeat([{ sound: 'card' }, { sound: 'paw', after: 500 }]);
    await playBeat([]);
    expect(played.map(({ stopped }) => stopped)).toEqual([false, true]);
  });

  it('never plays more than a dozen sounds at once', async () => {
    const { playBeat, change } = await page();
    change({ sound: true });
    await playBeat(Array.from({ length: 40 }, (_, i) => ({ sound: 'hoof', after: 100 * i })));
    expect(played).toHaveLength(12);
  });

  it('plays nothing late: not before a first interaction, nor while the device sleeps', async () => {
    const { play, change } = await page();
    change({ sound: true });
    vi.stubGlobal('navigator', { vibrate, userActivation: { hasBeenActive: false } });
    await play('mine');
    expect(FakeAudio.opened).toBe(0);
    vi.stubGlobal('navigator', { vibrate });
    FakeAudio.state = 'suspended';
    await play('mine');
    expect(played).toEqual([]);
    FakeAudio.state = 'running';
    await play('mine');
    expect(played).toHaveLength(1);
  });

  it('trembles along where the device can, and where it is wanted', async () => {
    const { play, change } = await page();
    await play('mine');
    expect(vibrate).toHaveBeenCalledTimes(1);
    await play('paw');
    expect(vibrate).toHaveBeenCalledTimes(1);
    change({ haptics: false });
    await play('mine');
    expect(vibrate).toHaveBeenCalledTimes(1);
    vi.stubGlobal('navigator', {});
    change({ haptics: true });
    await expect(play('mine')).resolves.toBeUndefined();
  });

  it('does not tremble before the page was touched', async () => {
    const { play } = await page();
    vi.stubGlobal('navigator', { vibrate, userActivation: { hasBeenActive: false } });
    await play('mine');
    expect(vibrate).not.toHaveBeenCalled();
  });
});

describe('settings of a hand', () => {
  it('want a second press online, always or never', () => {
    const wants = (confirm: 'online' | 'always' | 'never') => [true, false].map((online) => wantsConfirm({ confirm }, online));
    expect([wants('online'), wants('always'), wants('never')]).toEqual([
      [true, false],
      [true, true],
      [false, false],
    ]);
  });

  it('make cards larger step by step', () => {
    const factors = CARD_SIZES.map((cards) => cardFactor({ cards }));
    expect(factors[0]).toBe(1);
    expect(factors).toEqual([...factors].sort((a, b) => a - b));
  });
});

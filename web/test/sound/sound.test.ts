import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { play } from '../../src/sound/sound.ts';
import { CARD_SIZES, cardFactor, change, wantsConfirm } from '../../src/ui/settings.ts';

/** The volume of every tone requested. */
let loud: number[] = [];
const vibrate = vi.fn();

class FakeGain {
  readonly gain = {
    value: 0,
    setValueAtTime: () => undefined,
    exponentialRampToValueAtTime: (value: number) => value > 0.0001 && loud.push(value),
  };
  connect = (to: unknown) => to;
}
class FakeVoice {
  readonly frequency = { value: 0, setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined };
  type = 'sine';
  connect = (to: unknown) => to;
  start = () => undefined;
  stop = () => undefined;
}
class FakeAudio {
  readonly currentTime = 0;
  readonly destination = {};
  createGain = () => new FakeGain();
  createOscillator = () => new FakeVoice();
}

beforeEach(() => {
  loud = [];
  vibrate.mockClear();
  vi.stubGlobal('AudioContext', FakeAudio);
  vi.stubGlobal('navigator', { vibrate, userActivation: { hasBeenActive: true } });
  change({ sound: false, volume: 0.6, haptics: true });
});
afterEach(() => vi.unstubAllGlobals());

describe('what is heard and felt', () => {
  it('is silent until sounds are wanted, then as loud as wanted', async () => {
    await play('card');
    expect(loud).toEqual([]);
    change({ sound: true });
    await play('card');
    const [usual = 0] = loud;
    change({ volume: 0.3 });
    await play('card');
    expect((loud.at(-1) ?? 0) / usual).toBeCloseTo(0.25);
    change({ volume: 0 });
    await play('card');
    expect(loud).toHaveLength(2);
  });

  it('trembles along where the device can, and where it is wanted', async () => {
    await play('mine');
    expect(vibrate).toHaveBeenCalledTimes(1);
    await play('step');
    expect(vibrate).toHaveBeenCalledTimes(1);
    change({ haptics: false });
    await play('mine');
    expect(vibrate).toHaveBeenCalledTimes(1);
    vi.stubGlobal('navigator', {});
    change({ haptics: true });
    await expect(play('mine')).resolves.toBeUndefined();
  });

  it('does not tremble before the page was touched', async () => {
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

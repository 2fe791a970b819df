import type { ComponentChildren } from 'preact';
import type { AnimalArt } from '../Animal.tsx';
import { DisguisedChangeling, HalvedChangeling, MaskedChangeling, MoonChangeling } from './changelings.tsx';
import { BellwetherSheep, SleepingSheep, StubbornSheep, TornadoSheep } from './flock.tsx';
import { BarrelHound, BassetHound, ConfusedHound, PointingHound, ShaggyHound } from './hounds.tsx';
import { BlackBlanket, BlanketWolf, GrandpaWolf, RedDevil, WhiteBlanket } from './specials.tsx';
import { BackwardsWolf, LimpingWolf, PirateWolf, PlumpWolf, RunningWolf, SneakingWolf, SpyglassWolf } from './wolves.tsx';

/** Every creature but the two of the first game. Fetched when one of them comes to the table. */
export function Other(art: AnimalArt) {
  return OWN[art.id]?.(art) ?? plain(art);
}

const OWN: Readonly<Record<string, (art: AnimalArt) => ComponentChildren>> = {
  'sheep-01': () => <SleepingSheep />,
  'sheep-02': () => <StubbornSheep />,
  'tornado-01': () => <TornadoSheep asleep={true} />,
  'tornado-02': () => <TornadoSheep asleep={false} />,
  'metamorphic-01': ({ shows }) => <MoonChangeling hound={shows === 'hound'} />,
  'metamorphic-02': ({ shows }) => <MaskedChangeling hound={shows === 'hound'} />,
  'metamorphic-03': ({ shows }) => <HalvedChangeling hound={shows === 'hound'} />,
  'metamorphic-04': ({ shows }) => <DisguisedChangeling hound={shows === 'hound'} />,
  'extra-01': () => <GrandpaWolf />,
  'extra-02': ({ side }) => <ConfusedHound back={side === 'back'} />,
  'designer-01': () => <RedDevil />,
  'designer-02-1': () => <BlackBlanket />,
  'designer-02-2': () => <WhiteBlanket />,
  'designer-02-3': ({ side }) => <BlanketWolf awake={side === 'back'} />,
  'house-01': () => <BellwetherSheep />,
};

/** Cards without a face of their own look like what they do: both editions number them differently, and new ones may come. */
function plain({ shows, pace, target }: AnimalArt): ComponentChildren {
  if (shows === 'sheep') return <StubbornSheep />;
  if (shows === 'hound') {
    if (target === 'left') return <PointingHound />;
    if (target === 'right') return <ShaggyHound />;
    if (target === 'across') return <BarrelHound />;
    return <BassetHound />;
  }
  if (target === 'left') return <SneakingWolf />;
  if (target === 'right') return <PirateWolf />;
  if (target === 'across') return <SpyglassWolf />;
  if (pace === '1/2') return <PlumpWolf />;
  if (pace === '-1/2' || pace === 'reverse') return <BackwardsWolf />;
  return pace.startsWith('-') ? <LimpingWolf /> : <RunningWolf />;
}

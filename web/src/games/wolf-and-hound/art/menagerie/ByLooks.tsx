import type { AnimalArt } from '../Animal.tsx';
import { StubbornSheep } from './flock.tsx';
import { BarrelHound, BassetHound, PointingHound, ShaggyHound } from './hounds.tsx';
import { BackwardsWolf, LimpingWolf, PirateWolf, PlumpWolf, RunningWolf, SneakingWolf, SpyglassWolf } from './wolves.tsx';

/**
 * The face of a card without its own: drawn by what it does. Editions number such cards differently, and players add
 * new ones.
 */
export function ByLooks({ shows, pace, target }: AnimalArt) {
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

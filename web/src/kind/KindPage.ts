import { later } from '../ui/later.ts';
import type { KindProps } from './Kind.tsx';

export const KindPage = later<KindProps>(() => import('./Kind.tsx').then((part) => part.Kind));

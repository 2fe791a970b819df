import { later } from '../ui/later.ts';
import type { KindProps } from './Kind.tsx';

export const KindPage = later<KindProps>(async () => (await import('./Kind.tsx')).Kind);

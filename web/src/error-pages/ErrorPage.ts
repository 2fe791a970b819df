import { later } from '../ui/later.ts';
import type { ErrorPageProps } from './ErrorContent.tsx';

export const ErrorPage = later<ErrorPageProps>(() => import('./ErrorContent.tsx').then((part) => part.ErrorContent));

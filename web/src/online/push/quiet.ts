/** Hours without notifications, possibly across midnight. Stored for pages and for the service worker. */
export interface QuietHours {
  readonly from: number;
  readonly to: number;
}

export const QUIET = 'quiet';

export function readQuiet(text: string | undefined): QuietHours | undefined {
  const [from, to] = (text ?? '').split(' ').map(Number);
  const isHour = (hour: number | undefined): hour is number => Number.isInteger(hour) && (hour ?? -1) >= 0 && (hour ?? 24) < 24;
  return isHour(from) && isHour(to) && from !== to ? { from, to } : undefined;
}

export function writeQuiet(hours: QuietHours | undefined): string {
  return hours ? `${hours.from} ${hours.to}` : '';
}

export function isQuiet(hours: QuietHours | undefined, hour: number): boolean {
  if (hours === undefined) return false;
  const { from, to } = hours;
  return from < to ? hour >= from && hour < to : hour >= from || hour < to;
}

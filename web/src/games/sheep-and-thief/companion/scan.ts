/** A reader of QR codes: `BarcodeDetector`, which some browsers have. */
interface CodeReader {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}
type CodeReaders = new (options: { readonly formats: readonly string[] }) => CodeReader;

const readers = (): CodeReaders | undefined => (globalThis as { readonly BarcodeDetector?: CodeReaders }).BarcodeDetector;

/** Whether this browser can read QR codes by camera. */
export const canScan = (): boolean => readers() !== undefined && navigator.mediaDevices !== undefined;

const MS_BETWEEN_LOOKS = 250;

/** Shows the camera in `video` and calls `found` with each QR code it sees, until `signal`. Rejects without a camera. */
export async function scan(video: HTMLVideoElement, found: (text: string) => void, signal: AbortSignal): Promise<void> {
  const Reader = readers();
  if (Reader === undefined) throw new Error('no reader');
  const reader = new Reader({ formats: ['qr_code'] });
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
  const stop = () => {
    for (const track of stream.getTracks()) track.stop();
  };
  if (signal.aborted) return stop();
  signal.addEventListener('abort', stop);
  video.srcObject = stream;
  await video.play();
  while (!signal.aborted) {
    // A frame may not be there yet.
    const codes = await reader.detect(video).catch(() => []);
    for (const { rawValue } of codes) if (!signal.aborted) found(rawValue);
    await new Promise((resolve) => setTimeout(resolve, MS_BETWEEN_LOOKS));
  }
}

/** The board in a scanned address, as the address of the tool has it; undefined for another QR code. */
export function boardIn(text: string): string | undefined {
  const [, board] = /#\/companion\/sheep-and-thief\/score\/([^/]+)$/.exec(text) ?? [];
  try {
    return board && decodeURIComponent(board);
  } catch {
    return undefined;
  }
}

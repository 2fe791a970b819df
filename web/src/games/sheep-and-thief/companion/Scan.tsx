import { useEffect, useRef, useState } from 'preact/hooks';
import { Dialog } from '../../../ui/Dialog.tsx';
import type { SheepCompanion } from '../words/en-companion.ts';
import { boardIn, scan } from './scan.ts';

interface ScanProps {
  readonly own: SheepCompanion;
  /** Called with the board of another phone's QR code. */
  readonly found: (board: string) => void;
  readonly close: () => void;
}

/** The camera, looking for the QR code of a board. */
export function Scan({ own, found, close }: ScanProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [said, setSaid] = useState(own.scanAbout);
  useEffect(() => {
    const left = new AbortController();
    const look = (text: string) => {
      const board = boardIn(text);
      if (board === undefined) return setSaid(own.badLink);
      left.abort();
      found(board);
    };
    if (video.current) scan(video.current, look, left.signal).catch(() => setSaid(own.noCamera));
    return () => left.abort();
  }, []);
  return (
    <Dialog title={own.scan} close={close}>
      <p role="status">{said}</p>
      <video ref={video} class="score-camera" muted playsInline />
    </Dialog>
  );
}

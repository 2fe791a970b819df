import { useEffect, useRef, useState } from 'preact/hooks';
import { siteAddress } from '../connection/address.ts';
import { save } from '../ui/save.ts';
import { type Moment, MomentPicture } from './Moment.tsx';
import { draw, fileOf } from './picture.ts';
import type { ShareWords } from './words/en.ts';
import './share.css';

interface MomentToShareProps {
  readonly words: ShareWords;
  /** Of the file, without ending. */
  readonly name: string;
  /** Called once. */
  readonly make: () => Promise<Moment>;
  readonly say: (said: string) => void;
}

/** A moment as a picture, with a button that shares or saves it. */
export function MomentToShare({ words, name, make, say }: MomentToShareProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [file, setFile] = useState<File | null>();
  useEffect(() => {
    const paint = async () => {
      const shown = await make();
      const { current } = canvas;
      if (current === null) return;
      await draw(current, <MomentPicture moment={shown} at={await siteAddress()} />);
      setFile(await fileOf(current, `${name}.png`));
    };
    paint().catch(() => setFile(null));
  }, []);
  if (file === null) return <p class="small">{words.noPicture}</p>;
  const canShare = file && navigator.canShare?.({ files: [file] });
  const pass = () => {
    if (file === undefined) return;
    if (canShare) navigator.share({ files: [file] }).catch(() => undefined);
    else {
      save(file, file.name);
      say(words.saved);
    }
  };
  return (
    <>
      <canvas ref={canvas} class="share-picture" role="img" aria-label={words.picture} />
      <button type="button" class="button" disabled={file === undefined} onClick={pass}>
        {canShare ? words.sharePicture : words.savePicture}
      </button>
    </>
  );
}

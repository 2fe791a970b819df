/** Writes every sound of the app as a WAV file, three takes of each, to listen to: `npm run sounds -w @bellwether/web -- FOLDER`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { FastRandom } from '@bellwether/kernel';
import { render, SOUNDS } from './src/sound/models.ts';
import { RATE, type Wave } from './src/sound/synthesis.ts';

const TAKES = 3;
const HEADER_BYTES = 44;

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('in which folder?');
mkdirSync(folder, { recursive: true });
for (const sound of SOUNDS) {
  for (let take = 1; take <= TAKES; take++) {
    const random = new FastRandom(take);
    writeFileSync(path.join(folder, `${sound}-${take}.wav`), wav(render(sound, () => random.below(2 ** 24) / 2 ** 24)));
  }
}

/** 16 bits, one channel. */
function wav(samples: Wave): Buffer {
  const bytes = Buffer.alloc(HEADER_BYTES + 2 * samples.length);
  bytes.write('RIFF', 0);
  bytes.writeUInt32LE(bytes.length - 8, 4);
  bytes.write('WAVEfmt ', 8);
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(1, 22);
  bytes.writeUInt32LE(RATE, 24);
  bytes.writeUInt32LE(2 * RATE, 28);
  bytes.writeUInt16LE(2, 32);
  bytes.writeUInt16LE(16, 34);
  bytes.write('data', 36);
  bytes.writeUInt32LE(2 * samples.length, 40);
  for (const [i, value] of samples.entries()) bytes.writeInt16LE(Math.round(value * 32_767), HEADER_BYTES + 2 * i);
  return bytes;
}

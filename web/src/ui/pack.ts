/** A record as part of an address: compressed and base64url. */

export async function pack(text: string): Promise<string> {
  const bytes = new Uint8Array(await through(new TextEncoder().encode(text), new CompressionStream('deflate-raw')));
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Longer texts than this are no texts of ours: a small address may unpack to gigabytes. */
const LONGEST = 2_000_000;

export async function unpack(packed: string): Promise<string | undefined> {
  try {
    const binary = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
    const chunks: Uint8Array<ArrayBuffer>[] = [];
    let size = 0;
    const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      chunks.push(read.value);
      size += read.value.length;
      if (size > LONGEST) {
        await reader.cancel();
        return undefined;
      }
    }
    return await new Blob(chunks).text();
  } catch {
    return undefined;
  }
}

async function through(bytes: Uint8Array<ArrayBuffer>, change: CompressionStream): Promise<ArrayBuffer> {
  return await new Response(new Blob([bytes]).stream().pipeThrough(change)).arrayBuffer();
}

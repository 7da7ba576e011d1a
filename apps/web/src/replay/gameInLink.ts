/** A whole game inside an address: compressed, after the `#`, so that it reaches nobody but its reader. */
const through = async (
  bytes: Uint8Array<ArrayBuffer>,
  transform: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> => new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(transform)).arrayBuffer());

export async function toLink(text: string): Promise<string> {
  const packed = await through(new TextEncoder().encode(text), new CompressionStream('deflate-raw'));
  return btoa(String.fromCharCode(...packed))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

export async function fromLink(link: string): Promise<string> {
  const packed = Uint8Array.from(atob(link.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));
  return new TextDecoder().decode(await through(packed, new DecompressionStream('deflate-raw')));
}

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** A file with a PNG signature, of any size, for stories and tests. */
export function pngFile(name = 'picture.png', bytes = 64): File {
  const content = new Uint8Array(bytes);
  content.set(PNG);
  return new File([content], name, { type: 'image/png' });
}

/** A chosen picture with a unique key: two files may have the same name. */
export interface ChosenPicture {
  readonly key: string;
  readonly file: File;
}

/** Why a picture wasn't accepted. */
export type PictureError = 'type' | 'size' | 'count';

/** Limits of a {@link PictureField}. */
export interface PictureLimits {
  /** Maximum number of pictures. */
  count: number;
  /** Maximum size of each picture, in bytes. */
  bytes: number;
}

const SIGNATURES: readonly (readonly number[])[] = [
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], // PNG
  [0xff, 0xd8, 0xff], // JPEG
];
const LONGEST_SIGNATURE = 8;

/**
 * What is wrong with a file. Its type is detected by its first bytes, because names and MIME types are
 * unreliable.
 */
async function errorOf(file: File, { bytes }: PictureLimits): Promise<PictureError | null> {
  if (file.size > bytes) return 'size';
  const begin = new Uint8Array(await file.slice(0, LONGEST_SIGNATURE).arrayBuffer());
  const isPicture = SIGNATURES.some((signature) =>
    signature.every((byte, index) => begin[index] === byte),
  );
  return isPicture ? null : 'type';
}

let keys = 0;

/** Returns which files are added to the chosen pictures, and the first reason why one is rejected. */
export async function addPictures(
  chosen: readonly ChosenPicture[],
  files: readonly File[],
  limits: PictureLimits,
): Promise<{ pictures: readonly ChosenPicture[]; pictureError: PictureError | null }> {
  const pictures = [...chosen];
  let pictureError: PictureError | null = null;
  for (const file of files) {
    // A file that was moved or deleted in the meantime can't be read, and is rejected as not a picture.
    const its =
      pictures.length >= limits.count
        ? 'count'
        : await errorOf(file, limits).catch((): PictureError => 'type');
    if (its === null) {
      keys += 1;
      pictures.push({ key: `picture-${keys}`, file });
    }
    pictureError ??= its;
  }
  return { pictures, pictureError };
}

/** What pictures a member may send with anything (§5): so many, of so many bytes each, png or jpg. */
export const PICTURE_LIMITS = { pictures: 3, pictureBytes: 5 * 1024 * 1024 } as const;

/** Room for the fields and part headers that travel beside pictures, in bytes. */
const BESIDE_BYTES = 256 * 1024;

/** The body of a call that takes at most `files` pictures: for `bodyLimits` of an endpoint. */
/* @__NO_SIDE_EFFECTS__ */
export function pictureBody(files: number) {
  return { bytes: files * PICTURE_LIMITS.pictureBytes + BESIDE_BYTES, files };
}

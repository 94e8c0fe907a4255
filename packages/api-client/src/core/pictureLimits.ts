/** Limits of the pictures that a member can send (§5): how many, and the bytes of each; png or jpg. */
export const PICTURE_LIMITS = { pictures: 3, pictureBytes: 5 * 1024 * 1024 } as const;

/** Room for the fields and part headers that are sent with pictures, in bytes. */
const BESIDE_BYTES = 256 * 1024;

/** The body limits of a call that takes at most `files` pictures: for `bodyLimits` of an endpoint. */
/* @__NO_SIDE_EFFECTS__ */
export function pictureBody(files: number) {
  return { bytes: files * PICTURE_LIMITS.pictureBytes + BESIDE_BYTES, files };
}

/** What pictures a member may send with anything (§5): so many, of so many bytes each, png or jpg. */
export const PICTURE_LIMITS = { pictures: 3, pictureBytes: 5 * 1024 * 1024 } as const;

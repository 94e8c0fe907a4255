/** The drawn faces that a member may be shown with. */
export const FACES = [
  'carabao',
  'tarsier',
  'tiger',
  'monkey',
  'parrot',
  'eagle',
  'frog',
  'cat',
  'rooster',
  'turtle',
  'octopus',
  'mask',
] as const;

export type Face = (typeof FACES)[number];

/** Where a face is, on an image host. */
export const facePath = (face: Face): string => `/art/avatar/${face}.svg`;

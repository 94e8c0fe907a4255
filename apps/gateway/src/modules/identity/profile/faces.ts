/** The drawn faces that members can choose from. */
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

/** The path of a face on an image host. */
export const facePath = (face: Face): string => `/art/avatar/${face}.svg`;

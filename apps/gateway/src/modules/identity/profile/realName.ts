const HIDDEN = '···';

/** A real name as its owner knows it: the first letter of each word, `J··· d··· C···`. */
export const maskRealName = (name: string): string =>
  name
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => `${Array.from(word)[0] ?? ''}${HIDDEN}`)
    .join(' ');

const HIDDEN = '···';

/** A real name masked for its owner: the first letter of each word, `J··· d··· C···`. */
export const maskRealName = (name: string): string =>
  name
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => `${Array.from(word)[0] ?? ''}${HIDDEN}`)
    .join(' ');

import { parseArgs } from 'node:util';

import { ExpectedError } from '@perya/launcher';

export interface Options {
  /** The commit to compare with. */
  base?: string | undefined;
  /** Compares stories with this in their id or title. */
  only?: string | undefined;
  /** Compares the stories of packages with changed files. */
  changed?: boolean | undefined;
  /** The changes are intended: ends with 0. */
  accept?: boolean | undefined;
}

/** The options of the command line. */
export function parseOptions(args: string[]): Options {
  try {
    return parseArgs({
      args,
      options: {
        base: { type: 'string' },
        only: { type: 'string' },
        changed: { type: 'boolean' },
        accept: { type: 'boolean' },
      },
    }).values;
  } catch (error) {
    throw new ExpectedError((error as Error).message, { cause: error });
  }
}

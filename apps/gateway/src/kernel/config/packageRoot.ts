import { existsSync } from 'node:fs';
import path from 'node:path';

/** The gateway's folder, both from source and from `dist`. */
export function packageRoot(): string {
  let folder = import.meta.dirname;
  while (!existsSync(path.join(folder, 'drizzle.config.ts'))) {
    const parent = path.dirname(folder);
    if (parent === folder) {
      throw new Error(`The gateway's own folder was not found above ${import.meta.dirname}.`);
    }
    folder = parent;
  }
  return folder;
}

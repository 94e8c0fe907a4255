import { join } from 'node:path';
import { attempt } from './command.ts';

/** `src/page.tsx(3,1): error TS2322: …`; without a file for the configuration's own errors. */
const ERROR = /^(?:(?<file>\S[^(]*)\(\d+,\d+\): )?error TS\d+/;

/**
 * The errors of a project and of the declarations of our packages. Declarations of other libraries are
 * checked, too, but aren't ours to correct.
 */
export function ownTypeErrors(output: string): string[] {
  return output.split('\n').filter((line) => {
    const match = ERROR.exec(line);
    if (!match) return false;
    const [, library] = match.groups?.['file']?.split(/.*node_modules\//) ?? [];
    return library === undefined || library.startsWith('@perya/');
  });
}

const hasTypeErrors = (output: string) => output.split('\n').some((line) => ERROR.test(line));

/** Type-checks a project with its own compiler, including all declarations that it uses. */
export async function checkTypes(folder: string): Promise<void> {
  const tsc = join(folder, 'node_modules/.bin/tsc');
  const args = ['-p', '.', '--skipLibCheck', 'false', '--pretty', 'false'];
  const { code, output } = await attempt(tsc, args, { cwd: folder });
  if (code === 0) return;
  const own = ownTypeErrors(output);
  if (own.length > 0) throw new Error(`The types are wrong:\n${own.join('\n')}`);
  if (!hasTypeErrors(output)) throw new Error(`The compiler failed:\n${output}`);
}

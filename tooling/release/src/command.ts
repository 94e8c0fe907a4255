import { execFile } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';

/** Lines of a failed command's output that are shown. */
const SHOWN_LINES = 40;
const MAX_OUTPUT_BYTES = 2 ** 28;

/** Variables of the run that started this one, which would change how the commands work. */
const FOREIGN = /^(?:NODE_ENV|NODE_OPTIONS|VITEST\w*|TEST|GIT_\w+|npm_(?:lifecycle|package)_\w+)$/;

export interface CommandOptions {
  cwd: string;
  env?: NodeJS.ProcessEnv;
}

export interface CommandResult {
  /** 0 if it succeeded. */
  code: number;
  stdout: string;
  /** Standard output and errors, without colors. */
  output: string;
}

/** The environment of this process, without what its own test runner, pnpm or git hook has set. */
export function ownEnvironment(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !FOREIGN.test(name)));
}

/** Runs a command to its end, whether it succeeds or not. */
export function attempt(
  command: string,
  args: readonly string[],
  { cwd, env = {} }: CommandOptions,
): Promise<CommandResult> {
  const options = {
    cwd,
    env: { ...ownEnvironment(), ...env },
    maxBuffer: MAX_OUTPUT_BYTES,
    encoding: 'utf8',
  } as const;
  return new Promise((resolve) => {
    execFile(command, args, options, (error, stdout, stderr) => {
      const output = stripVTControlCharacters(`${stdout}${stderr}`).trim();
      resolve({ code: error ? 1 : 0, stdout, output: output || (error?.message ?? '') });
    });
  });
}

/**
 * Runs a command and returns its standard output.
 *
 * @throws with the last lines of its output if it fails
 */
export async function run(
  command: string,
  args: readonly string[],
  options: CommandOptions,
): Promise<string> {
  const { code, stdout, output } = await attempt(command, args, options);
  if (code === 0) return stdout;
  const lines = output.split('\n').slice(-SHOWN_LINES).join('\n');
  throw new Error(`“${[command, ...args].join(' ')}” failed:\n${lines}`);
}

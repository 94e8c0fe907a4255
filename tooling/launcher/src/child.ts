import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { createInterface } from 'node:readline';

/** How long a child process may take to exit before it's killed. */
const GRACE_MS = 8_000;

export interface RunningChild {
  readonly pid: number;
  /** Resolves when the process has exited; never rejects. */
  readonly ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
  /** Sends SIGTERM, then SIGKILL after a timeout. */
  stop(): Promise<void>;
  kill(signal: NodeJS.Signals): void;
}

interface StartOptions {
  args: string[];
  env: NodeJS.ProcessEnv;
  cwd: string;
  onLine(line: string): void;
}

/** Starts a Node program and reads its output line by line. */
export function startNode({ args, env, cwd, onLine }: StartOptions): RunningChild {
  const options: SpawnOptions = { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] };
  const child: ChildProcess = spawn(process.execPath, args, options);
  for (const stream of [child.stdout, child.stderr]) {
    if (stream) createInterface({ input: stream }).on('line', onLine);
  }
  const ended = new Promise<{ code: number | null; signal: NodeJS.Signals | null }>((resolve) => {
    child.once('error', (error) => {
      onLine(error.message);
      resolve({ code: 1, signal: null });
    });
    child.once('close', (code, signal) => resolve({ code, signal }));
  });
  const kill = (signal: NodeJS.Signals) => {
    child.kill(signal);
  };
  // If this process is aborted, for example by a test timeout, its children are killed.
  const takeAlong = () => kill('SIGKILL');
  process.once('exit', takeAlong);
  void ended.then(() => process.off('exit', takeAlong));
  return {
    pid: child.pid ?? 0,
    ended,
    kill,
    async stop() {
      kill('SIGTERM');
      const insist = setTimeout(() => kill('SIGKILL'), GRACE_MS);
      await ended;
      clearTimeout(insist);
    },
  };
}

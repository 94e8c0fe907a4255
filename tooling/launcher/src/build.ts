import { spawn } from 'node:child_process';
import { ExpectedError } from './ExpectedError.ts';
import { ROOT } from './paths.ts';

/**
 * Builds the site and the gateway from source. Unchanged parts come from the build cache, so a second start
 * takes seconds.
 */
export async function buildApps(onLine: (line: string) => void = () => {}): Promise<void> {
  const output: string[] = [];
  const code = await new Promise<number | null>((resolve, reject) => {
    const child = spawn(
      `${ROOT}/node_modules/.bin/turbo`,
      [
        'run',
        'build',
        '--filter=@perya/web',
        '--filter=@perya/gateway',
        '--output-logs=new-only',
        '--log-order=stream',
        '--no-update-notifier',
      ],
      {
        cwd: ROOT,
        env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' },
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    );
    const read = (chunk: Buffer) => {
      for (const line of chunk.toString().split('\n')) {
        if (line.trim() === '') continue;
        output.push(line);
        onLine(line);
      }
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code !== 0) {
    throw new ExpectedError(`The build failed. Its last lines:\n${output.slice(-25).join('\n')}`);
  }
}

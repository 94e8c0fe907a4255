/**
 * Runs a script of this folder: `node scripts/run.mjs start`. The scripts need Node 24. An older version
 * hands over to the Node installed with the dependencies; below 20, it prints instructions. Older versions
 * must be able to parse this file: no TypeScript, no top-level await.
 */
const NEEDED = 24;
/** The oldest Node that the README supports for starting. */
const OLDEST = 20;

const [name, ...rest] = process.argv.slice(2);
const version = process.versions.node;
const major = Number(version.split('.')[0]);

if (major < OLDEST) {
  refuse(
    `Node ${version} is too old: install Node ${OLDEST} or later from https://nodejs.org and run the command again.`,
  );
} else if (major < NEEDED) {
  void handOver();
} else {
  process.argv = [process.argv[0], `${name}.ts`, ...rest];
  void import(`./${name}.ts`);
}

/** Runs this file again under the Node of `node_modules`, with its streams, signals and exit code. */
async function handOver() {
  const { spawn } = await import('node:child_process');
  const { existsSync, realpathSync } = await import('node:fs');
  const { delimiter } = await import('node:path');
  const { fileURLToPath } = await import('node:url');
  const modules = fileURLToPath(new URL('../node_modules/', import.meta.url));
  const node = `${modules}node/bin/node`;
  if (!existsSync(node) || realpathSync(node) === process.execPath) {
    refuse(
      `Perya needs Node ${NEEDED}, but this is Node ${version}: run “npx -y pnpm@12 install”, which installs Node ${NEEDED} in node_modules, and run the command again.`,
    );
    return;
  }
  const child = spawn(node, [fileURLToPath(import.meta.url), name, ...rest], {
    stdio: 'inherit',
    env: { ...process.env, PATH: `${modules}.bin${delimiter}${process.env.PATH}` },
  });
  // Ctrl-C already signals the child; this process only waits for it.
  process.on('SIGINT', () => {});
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.once('error', (error) => refuse(`${node} cannot be started: ${error.message}`));
  child.once('close', (code) => {
    process.exitCode = code === null ? 1 : code;
  });
}

function refuse(sentence) {
  console.error(`✖ ${sentence}`);
  process.exitCode = 1;
}

/**
 * Runs a script of this folder: `node scripts/run.mjs start`. Plain JavaScript, so that a Node that
 * cannot read the scripts themselves still gets to say so.
 */
const OLDEST = [22, 22];

const [name, ...rest] = process.argv.slice(2);
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

if (major < OLDEST[0] || (major === OLDEST[0] && minor < OLDEST[1])) {
  console.error(
    `✖ Node ${process.versions.node} is too old: Perya needs ${OLDEST.join('.')} or later. Run “npx -y pnpm@12 install”, which brings Node 24 into node_modules, and start again through pnpm.`,
  );
  process.exitCode = 1;
} else {
  process.argv = [process.argv[0], `${name}.ts`, ...rest];
  await import(`./${name}.ts`);
}

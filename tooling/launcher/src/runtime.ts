import { Fault } from './fault.ts';

/** The oldest Node that the chosen packages run on; the repository brings its own 24. */
const OLDEST = [22, 22] as const;

/** Throws a sentence when this Node is older than the packages need. */
export function assertNode(version = process.versions.node): void {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])) return;
  throw new Fault(
    `Node ${version} is too old: Perya needs ${OLDEST.join('.')} or later. Run “npx -y pnpm@12 install”, which brings Node 24 into node_modules, and start again through pnpm.`,
  );
}

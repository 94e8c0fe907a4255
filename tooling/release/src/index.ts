export { dryRunRelease, type DryRun, type ReleasedPackage } from './dryRun.ts';
export { publishRelease } from './publish.ts';
export { releaseTable } from './releaseTable.ts';
export { printedSteps } from './steps.ts';

export { buildApps } from './build.ts';
export { startNode, type RunningChild } from './child.ts';
export { exitWith, ExpectedError } from './ExpectedError.ts';
export { localOperatorKeys, operatorKeyIn } from './operatorKey.ts';
export { GATEWAY_ENTRY, ROOT, SITE_ENTRY } from './paths.ts';
export {
  waitForUrl,
  startPlatform,
  type Platform,
  type PlatformOptions,
  type Program,
} from './platform.ts';
export { assertPortsFree, freePorts, portsFrom, type Ports } from './ports.ts';
export { publicPackages, type PublicManifest, type PublicPackage } from './publicPackages.ts';

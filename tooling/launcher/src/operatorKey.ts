import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The operator key of a data folder, created on first use. Only its owner can read the file.
 */
export const operatorKeyIn = (dataDir: string): string => keyIn(dataDir, 'operator.key');

/** The key by which the gateway of a data folder knows the server of the site for agents. */
export const agentSiteKeyIn = (dataDir: string): string => keyIn(dataDir, 'agent-site.key');

function keyIn(dataDir: string, name: string): string {
  const file = join(dataDir, name);
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(file, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' });
  }
  return readFileSync(file, 'utf8').trim();
}

/** The gateway's setting for the operator key of a data folder, with the name `local`. */
export const localOperatorKeys = (dataDir: string): string => `local:${operatorKeyIn(dataDir)}`;

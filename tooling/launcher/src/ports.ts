import { createServer } from 'node:net';
import { ExpectedError } from './ExpectedError.ts';

export interface Ports {
  site: number;
  gateway: number;
  play: number;
}

const VARIABLES = { site: 'PORT', gateway: 'GATEWAY_PORT', play: 'PLAY_PORT' } as const;
const DEFAULTS: Ports = { site: 4173, gateway: 4180, play: 4181 };

/** The three ports of decisions.md, or those set in the environment. */
export function portsFrom(env: NodeJS.ProcessEnv): Ports {
  const read = (role: keyof Ports) => {
    const text = env[VARIABLES[role]];
    if (text === undefined || text === '') return DEFAULTS[role];
    const port = Number(text);
    if (!Number.isInteger(port) || port < 1 || port > 65_535) {
      throw new ExpectedError(
        `${VARIABLES[role]} is “${text}”, which is not a port; set a number from 1 to 65535.`,
      );
    }
    return port;
  };
  const ports = { site: read('site'), gateway: read('gateway'), play: read('play') };
  if (new Set(Object.values(ports)).size < 3) {
    throw new ExpectedError('PORT, GATEWAY_PORT and PLAY_PORT must be three different ports.');
  }
  return ports;
}

/** Throws an error for the first port that's in use. */
export async function assertPortsFree(ports: Ports): Promise<void> {
  for (const role of ['site', 'gateway', 'play'] as const) {
    if (!(await isFree(ports[role]))) {
      throw new ExpectedError(
        `Port ${ports[role]} is in use: stop the program that uses it, or choose another with ${VARIABLES[role]}=….`,
      );
    }
  }
}

/** Below the ephemeral port range of operating systems, whose ports may be taken at any time. */
const TEST_PORTS = { first: 20_000, count: 12_000 };
/** Number of ports that a process tries before it reaches those of the next one. */
const PORTS_A_PROCESS = 60;
let nextPort = process.pid * PORTS_A_PROCESS;

/** Three free ports, for tests that run beside a developer's own site. */
export async function freePorts(): Promise<Ports> {
  const take = async () => {
    let port: number;
    do {
      port = TEST_PORTS.first + (nextPort % TEST_PORTS.count);
      nextPort += 1;
    } while (!(await isFree(port)));
    return port;
  };
  return { site: await take(), gateway: await take(), play: await take() };
}

async function isFree(port: number): Promise<boolean> {
  try {
    const server = await listen(port);
    await new Promise((done) => server.close(done));
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') return false;
    throw new ExpectedError(`Port ${port} cannot be opened (${(error as Error).message}).`, {
      cause: error,
    });
  }
}

function listen(port: number) {
  return new Promise<ReturnType<typeof createServer>>((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(port, () => resolve(server));
  });
}

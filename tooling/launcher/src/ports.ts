import { createServer } from 'node:net';
import { ExpectedError } from './ExpectedError.ts';

export interface Ports {
  site: number;
  gateway: number;
  play: number;
  /** Of the site for agents, if there is to be one. */
  agentSite?: number;
}

const VARIABLES = {
  site: 'PORT',
  gateway: 'GATEWAY_PORT',
  play: 'PLAY_PORT',
  agentSite: 'AGENT_SITE_PORT',
} as const;
const DEFAULTS = { site: '4173', gateway: '4180', play: '4181' } as const;

/** The three ports of decisions.md, or those set in the environment; `AGENT_SITE_PORT` adds a fourth. */
export function portsFrom(env: NodeJS.ProcessEnv): Ports {
  const read = (role: keyof Ports, text: string) => {
    const port = Number(text);
    if (!Number.isInteger(port) || port < 1 || port > 65_535) {
      throw new ExpectedError(
        `${VARIABLES[role]} is “${text}”, which is not a port; set a number from 1 to 65535.`,
      );
    }
    return port;
  };
  const required = (role: keyof typeof DEFAULTS) =>
    read(role, env[VARIABLES[role]] || DEFAULTS[role]);
  const agentSite = env[VARIABLES.agentSite];
  const ports = {
    site: required('site'),
    gateway: required('gateway'),
    play: required('play'),
    ...(agentSite && { agentSite: read('agentSite', agentSite) }),
  };
  const numbers = Object.values(ports);
  if (new Set(numbers).size < numbers.length) {
    throw new ExpectedError(
      'PORT, GATEWAY_PORT, PLAY_PORT and AGENT_SITE_PORT must be different ports.',
    );
  }
  return ports;
}

/** Throws an error for the first port that's in use. */
export async function assertPortsFree(ports: Ports): Promise<void> {
  for (const role of ['site', 'gateway', 'play', 'agentSite'] as const) {
    const port = ports[role];
    if (port !== undefined && !(await isFree(port))) {
      throw new ExpectedError(
        `Port ${port} is in use: stop the program that uses it, or choose another with ${VARIABLES[role]}=….`,
      );
    }
  }
}

/** Below the ephemeral port range of operating systems, whose ports may be taken at any time. */
const TEST_PORTS = { first: 20_000, count: 12_000 };
/** Number of ports that a process tries before it reaches those of the next one. */
const PORTS_A_PROCESS = 60;
let nextPort = process.pid * PORTS_A_PROCESS;

/** Free ports, for tests that run beside a developer's own site. */
export async function freePorts({ agentSite = false } = {}): Promise<Ports> {
  const take = async () => {
    let port: number;
    do {
      port = TEST_PORTS.first + (nextPort % TEST_PORTS.count);
      nextPort += 1;
    } while (!(await isFree(port)));
    return port;
  };
  return {
    site: await take(),
    gateway: await take(),
    play: await take(),
    ...(agentSite && { agentSite: await take() }),
  };
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

import { Agent, request } from 'node:http';

export interface Load {
  /** Origin of the gateway. */
  url: string;
  /** Paths with their queries, asked in turn and, past the last, from the first again. */
  paths: readonly string[];
  /** Each asks again as soon as it has been answered. */
  connections: number;
  requests: number;
}

export interface Latencies {
  /** Milliseconds within which 99 of 100 were answered, bodies read to their end. */
  p99: number;
  median: number;
  /** Answers a second. */
  rate: number;
}

/** Asks a gateway from several connections at once. An answer that is no success is a fault. */
export async function measureLoad({ url, paths, connections, requests }: Load): Promise<Latencies> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  let next = 0;
  const ask = async () => {
    while (next < requests) {
      const path = paths[next % paths.length] ?? '/';
      next += 1;
      const began = performance.now();
      await answered(agent, url + path);
      times.push(performance.now() - began);
    }
  };
  let began = performance.now();
  try {
    // Connections are made once, and then serve a whole visit: they have no share in what is measured.
    await Promise.all(
      Array.from({ length: connections }, () => answered(agent, url + (paths[0] ?? '/'))),
    );
    began = performance.now();
    await Promise.all(Array.from({ length: connections }, ask));
  } finally {
    agent.destroy();
  }
  const seconds = (performance.now() - began) / 1000;
  return { p99: quantile(times, 0.99), median: quantile(times, 0.5), rate: requests / seconds };
}

/** The smallest value that at least this share of the values does not exceed; NaN of none. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

function answered(agent: Agent, address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const call = request(address, { agent, headers: { Accept: 'application/json' } }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.once('error', reject);
      answer.once('end', () => {
        const body = Buffer.concat(chunks);
        // Not parsed: that would measure this side. A refusal says `"success":false` first.
        if (answer.statusCode === 200 && body.subarray(0, 24).includes('"success":true')) resolve();
        else
          reject(
            new Error(`${address} answered ${answer.statusCode}: ${body.toString('utf8', 0, 200)}`),
          );
      });
    });
    call.once('error', reject);
    call.end();
  });
}

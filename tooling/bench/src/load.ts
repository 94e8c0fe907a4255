import { Agent, request } from 'node:http';

export interface Load {
  /** Origin of the gateway. */
  url: string;
  /** Paths with queries, requested in order and repeatedly. */
  paths: readonly string[];
  /** Each sends its next request as soon as it has the response. */
  connections: number;
  requests: number;
}

export interface Latencies {
  /** 99th percentile in milliseconds, including the response body. */
  p99: number;
  median: number;
  /** Responses per second. */
  rate: number;
}

/** Sends requests to a gateway over several connections. Any unsuccessful response is an error. */
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
    // Connections are opened once per visit, so their setup isn't measured.
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

/** The quantile of the values: the smallest value that at least this share doesn't exceed; NaN if empty. */
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
        // Not parsed, which would measure the client. A rejection starts with `"success":false`.
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

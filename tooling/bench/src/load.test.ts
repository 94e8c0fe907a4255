import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { measureLoad, quantile } from './load';

let close: (() => void) | undefined;
afterEach(() => close?.());

/** A server with a fixed delay that records its concurrency. */
async function serve(body: string, delayMs = 0) {
  const seen = { paths: [] as string[], max: 0 };
  let open = 0;
  const server = createServer((request, response) => {
    seen.paths.push(request.url ?? '');
    open += 1;
    seen.max = Math.max(seen.max, open);
    setTimeout(() => {
      open -= 1;
      response.end(body);
    }, delayMs);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, seen };
}

test('a quantile is the value that its share of the values does not exceed', () => {
  expect(quantile([5, 1, 4, 2, 3], 0.5)).toBe(3);
  expect(
    quantile(
      Array.from({ length: 100 }, (_, at) => at + 1),
      0.99,
    ),
  ).toBe(99);
  expect(quantile([], 0.99)).toBeNaN();
  fc.assert(
    fc.property(fc.array(fc.integer(), { minLength: 1 }), (values) => {
      const value = quantile(values, 0.99);
      expect(values).toContain(value);
      expect(values.filter((other) => other > value).length).toBeLessThanOrEqual(
        values.length / 100,
      );
    }),
  );
});

test('requests every path in turn, over the given number of connections', async () => {
  const { url, seen } = await serve('{"success":true,"value":1}', 20);
  const { p99, median } = await measureLoad({
    url,
    paths: ['/one', '/two'],
    connections: 4,
    requests: 12,
  });
  // In addition to the requests that opened the four connections.
  expect(seen.paths.filter((path) => path === '/one')).toHaveLength(4 + 6);
  expect(seen.paths.filter((path) => path === '/two')).toHaveLength(6);
  expect(seen.max).toBe(4);
  expect(median).toBeGreaterThanOrEqual(19);
  expect(p99).toBeGreaterThanOrEqual(median);
});

test('an unsuccessful response ends the measurement', async () => {
  const { url } = await serve('{"success":false,"message":"no"}');
  await expect(measureLoad({ url, paths: ['/'], connections: 2, requests: 4 })).rejects.toThrow(
    '"success":false',
  );
});

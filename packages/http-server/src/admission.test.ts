import { once } from 'node:events';
import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';

import { afterEach, expect, test } from 'vitest';

import { createAdmission, type AdmissionLimits } from './admission.ts';
import { parseTrustedProxies } from './trustedProxies.ts';

const open: (() => void)[] = [];
afterEach(() => {
  for (const close of open.splice(0)) close();
});

/** A server that responds to `/held` when the test releases it, and to everything else at once. */
async function serve(limits: Partial<AdmissionLimits>) {
  const held: (() => void)[] = [];
  const server = createServer((incoming, response) => {
    const giveBack = admit(incoming);
    if (giveBack === undefined) {
      response.writeHead(503).end();
      return;
    }
    response.once('close', giveBack);
    if (incoming.url === '/held') held.push(() => response.end());
    else response.end();
  });
  const admit = createAdmission(server, {
    connections: 100,
    connectionsPerNetwork: 100,
    requestsPerNetwork: 100,
    trustedProxies: parseTrustedProxies('loopback'),
    ...limits,
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  open.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;

  /** The status of a response; each request has its own connection. */
  const ask = async (path: string, forwardedFor?: string): Promise<number | undefined> => {
    const headers = forwardedFor === undefined ? {} : { 'x-forwarded-for': forwardedFor };
    const sent = request({ port, path, headers, agent: new Agent() }).end();
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    answer.resume();
    return answer.statusCode;
  };
  /** Sends requests that get no response until all of `held` are called. */
  const hold = async (count: number, forwardedFor?: string) => {
    const answers: Promise<number | undefined>[] = [];
    for (let sent = 0; sent < count; sent += 1) {
      const arrived = once(server, 'request') as Promise<[IncomingMessage, ServerResponse]>;
      answers.push(ask('/held', forwardedFor));
      await arrived;
    }
    return async () => {
      for (const end of held.splice(0)) end();
      return Promise.all(answers);
    };
  };
  return { port, server, ask, hold };
}

test('rejects the requests of one network beyond its limit, and no others', async () => {
  const { ask, hold } = await serve({ requestsPerNetwork: 2 });
  const end = await hold(2, '203.0.113.9');
  expect(await ask('/', '203.0.113.9')).toBe(503);
  expect(await ask('/', '203.0.113.10')).toBe(200);
  expect(await end()).toEqual([200, 200]);
  expect(await ask('/', '203.0.113.9')).toBe(200);
});

test('counts all addresses of an IPv6 network together', async () => {
  const { ask, hold } = await serve({ requestsPerNetwork: 2 });
  const end = await hold(2, '2001:db8::1');
  expect(await ask('/', '2001:db8::ffff')).toBe(503);
  expect(await ask('/', '2001:db8:0:1::1')).toBe(200);
  await end();
});

test('does not count trusted proxies, which have many clients behind them', async () => {
  const { ask, hold } = await serve({ requestsPerNetwork: 2, connectionsPerNetwork: 1 });
  const end = await hold(5);
  expect(await ask('/')).toBe(200);
  await end();
});

test('answers the first request of a surplus connection with 503, and closes an idle one', async () => {
  const { port, server, ask } = await serve({
    connectionsPerNetwork: 2,
    trustedProxies: parseTrustedProxies('none'),
  });
  const idle = [];
  for (let count = 0; count < 3; count += 1) {
    const accepted = once(server, 'connection');
    idle.push(connect(port, '127.0.0.1'));
    await accepted;
  }
  const closed = once(idle[2]!, 'close');
  expect(await ask('/')).toBe(503);
  await closed;
  expect(idle.map(({ destroyed }) => destroyed)).toEqual([false, false, true]);
  const ended = once(idle[0]!, 'close');
  idle[0]!.end();
  await ended;
  await expect.poll(() => ask('/')).toBe(200);
  idle[1]!.destroy();
});

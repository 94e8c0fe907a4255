import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { excerptOf } from './testingDocument.ts';
import { startWatchingProxy } from './watch.ts';

const BALANCE = '/wps/v2/wallets/balance';

/** A gateway whose balance is right with the token `right`, and a text with any other. */
function startGateway(): Promise<Server> {
  const server = createServer((request, response) => {
    const sumBalance = request.headers['token'] === 'right' ? 12.5 : '12.50';
    response.setHeader('content-type', 'application/json');
    response.setHeader('x-request-id', 'r-1');
    response.end(
      JSON.stringify({ success: true, value: { sumBalance, currency: 'PHP' }, message: '' }),
    );
  });
  return new Promise((done) => server.listen(0, '127.0.0.1', () => done(server)));
}

describe('startWatchingProxy', () => {
  let gateway: Server;
  let target: string;
  beforeAll(async () => {
    gateway = await startGateway();
    target = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`;
  });
  afterAll(() => new Promise((done) => gateway.close(done)));

  it('passes requests on unchanged, and reports nothing if they keep to the document', async () => {
    const proxy = await startWatchingProxy({ document: excerptOf(BALANCE), target });
    const answer = await fetch(proxy.url + BALANCE, { headers: { token: 'right' } });
    expect(answer.headers.get('x-request-id')).toBe('r-1');
    expect(await answer.json()).toMatchObject({ value: { sumBalance: 12.5 } });
    expect(await proxy.stop()).toEqual({ exchanges: 1, deviations: [] });
  });

  it('reports each deviation once', async () => {
    const proxy = await startWatchingProxy({ document: excerptOf(BALANCE), target });
    for (const token of ['wrong', 'wrong']) {
      await (await fetch(proxy.url + BALANCE, { headers: { token } })).text();
    }
    expect(await proxy.stop()).toEqual({
      exchanges: 2,
      deviations: [
        expect.stringMatching(
          /^GET \/wps\/v2\/wallets\/balance 200: response\.body\.value\.sumBalance /,
        ),
      ],
    });
  });

  it('compares no request to an internal path', async () => {
    const isInternal = (path: string) => path === '/callback';
    const proxy = await startWatchingProxy({ document: excerptOf(BALANCE), target, isInternal });
    await (await fetch(`${proxy.url}/callback?state=s`)).text();
    await (await fetch(`${proxy.url}/callbacks`)).text();
    expect(await proxy.stop()).toEqual({
      exchanges: 1,
      deviations: [expect.stringMatching(/^GET \/callbacks 200: .*not found/)],
    });
  });
});

import { getHumanChallenge } from '@perya/api-client';
import { parseTrustedProxies } from '@perya/http-server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestGateway, type IsolatedTestGateway } from '../../testing';
import { attemptCounter } from './schema';

/** A call that is limited per address. */
const ask = ({ url }: IsolatedTestGateway, forwardedFor?: string) =>
  fetch(url + getHumanChallenge.path, {
    headers: forwardedFor === undefined ? {} : { 'X-Forwarded-For': forwardedFor },
  });

/** `TRUSTED_PROXIES`, and cases of a client on this machine: its header, and the network that counts. */
const CASES: [setting: string, [forwardedFor: string | undefined, network: string][]][] = [
  [
    'loopback,10.0.0.0/8',
    [
      [undefined, '127.0.0.1'],
      ['203.0.113.9', '203.0.113.9'],
      ['203.0.113.9, 10.0.0.7', '203.0.113.9'],
      ['6.6.6.6, 203.0.113.9, 10.0.0.7', '203.0.113.9'],
      ['6.6.6.6, 10.0.0.7, 203.0.113.9', '203.0.113.9'],
      ['2001:db8::9', '2001:db8:0:0::/64'],
    ],
  ],
  ['none', [['203.0.113.9', '127.0.0.1']]],
];

describe.each(CASES)('with the trusted proxies %s', (setting, cases) => {
  let gateway: IsolatedTestGateway;
  beforeAll(async () => {
    gateway = await startTestGateway({ config: { trustedProxies: parseTrustedProxies(setting) } });
  });
  beforeEach(async () => {
    await gateway.db.delete(attemptCounter);
  });
  afterAll(() => gateway.stop());

  it.each(cases)(
    'a client with X-Forwarded-For %s is counted as %s',
    async (forwardedFor, network) => {
      expect((await ask(gateway, forwardedFor)).status).toBe(200);
      const counted = await gateway.db.select({ key: attemptCounter.key }).from(attemptCounter);
      expect(counted).toEqual([{ key: `challenge:${network}` }]);
    },
  );
});

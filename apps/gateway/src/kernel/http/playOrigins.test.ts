import { launchGame, listGames } from '@perya/api-client';
import { expect } from 'vitest';
import { callerOf } from '../../testing';
import { it } from '../../testingFixtures';

it('opens a game on a launch host of the brand, and on no other', async ({ fileGateway }) => {
  const { brand, db } = fileGateway.platform;
  const { port } = new URL(fileGateway.playUrl);
  // The same server under another name: another origin.
  const host = `http://localtest.invalid:${port}`;
  const caller = callerOf(fileGateway);
  await caller.signIn('juan01');
  const { items } = await caller.client.call(listGames, { category: 'RNG' });
  const { id: gameId = '', nodeId = '', vendor = '' } = items[0] ?? {};
  const open = async (origin: string) => {
    const key = crypto.randomUUID();
    const { address } = await caller.client.call(launchGame, { gameId, nodeId, vendor, key });
    // As the page on that host sends it.
    return fetch(`${fileGateway.playUrl}/play/api/open`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: origin },
      body: JSON.stringify({ ticket: new URL(address).searchParams.get('ticket') }),
    });
  };
  expect((await open(fileGateway.playUrl)).status).toBe(200);
  expect(await (await open(host)).json()).toMatchObject({ code: 'FOREIGN_ORIGIN' });
  await brand.patch(db, { launchGameCDNs: [`${host}/games`, '/'] }, fileGateway.clock.now());
  expect((await open(host)).status).toBe(200);
  expect((await open('https://evil.example')).status).toBe(403);
  await brand.patch(db, { launchGameCDNs: [] }, fileGateway.clock.now());
});

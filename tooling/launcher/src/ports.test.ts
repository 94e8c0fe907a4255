import { createServer } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { assertPortsFree, freePorts, portsFrom } from './ports';

const open: { close(): void }[] = [];
afterEach(() => open.splice(0).forEach((server) => server.close()));

test('reads the ports from the environment, with defaults for the rest', () => {
  expect(portsFrom({ PORT: '5000', GATEWAY_PORT: '' })).toEqual({
    site: 5000,
    gateway: 4180,
    play: 4181,
  });
});

test('has a port for a site for agents only if it is set', async () => {
  expect(portsFrom({ AGENT_SITE_PORT: '4183' })).toMatchObject({ site: 4173, agentSite: 4183 });
  expect(portsFrom({ AGENT_SITE_PORT: '' })).not.toHaveProperty('agentSite');
  expect(() => portsFrom({ AGENT_SITE_PORT: 'x' })).toThrow(/^AGENT_SITE_PORT is “x”/);
  expect(Object.values(await freePorts({ agentSite: true }))).toHaveLength(4);
});

test('uses default ports that browsers do not block', async () => {
  // `fetch` rejects the ports that the Fetch standard blocks (such as 4190) before it connects.
  const isBlocked = async (port: number) => {
    const error: unknown = await fetch(`http://127.0.0.1:${port}`).catch((error: unknown) => error);
    return error instanceof Error && String(error.cause).includes('bad port');
  };
  expect(await isBlocked(4190)).toBe(true);
  for (const port of Object.values(portsFrom({}))) expect(await isBlocked(port)).toBe(false);
});

test.each(['http', '0', '70000', '4173.5'])('rejects %s as a port, naming the variable', (text) => {
  expect(() => portsFrom({ PLAY_PORT: text })).toThrow(/PLAY_PORT is “.+”, which is not a port/);
});

test('rejects the same port for two programs', () => {
  expect(() => portsFrom({ PORT: '4180' })).toThrow('must be different ports');
  expect(() => portsFrom({ AGENT_SITE_PORT: '4173' })).toThrow('must be different ports');
});

test('reports the port in use and the variable to change it', async () => {
  const ports = await freePorts();
  const holder = createServer();
  open.push(holder);
  await new Promise<void>((done) => holder.listen(ports.gateway, done));
  await expect(assertPortsFree(ports)).rejects.toThrow(
    `Port ${ports.gateway} is in use: stop the program that uses it, or choose another with GATEWAY_PORT=…`,
  );
});

test('never returns a port twice, nor an ephemeral one', async () => {
  const given = [await freePorts(), await freePorts()].flatMap((ports) => Object.values(ports));
  expect(new Set(given).size).toBe(6);
  expect(Math.max(...given)).toBeLessThan(32_768);
});

import { createServer } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { assertPortsFree, freePorts, portsFrom } from './ports';

const open: { close(): void }[] = [];
afterEach(() => open.splice(0).forEach((server) => server.close()));

test('reads the ports from the environment, with defaults for the rest', () => {
  expect(portsFrom({ PORT: '5000', GATEWAY_PORT: '' })).toEqual({
    site: 5000,
    gateway: 4180,
    play: 4190,
  });
});

test.each(['http', '0', '70000', '4173.5'])('rejects %s as a port, naming the variable', (text) => {
  expect(() => portsFrom({ PLAY_PORT: text })).toThrow(/PLAY_PORT is “.+”, which is not a port/);
});

test('rejects the same port for two programs', () => {
  expect(() => portsFrom({ PORT: '4180' })).toThrow('three different ports');
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

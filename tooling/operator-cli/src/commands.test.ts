import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { COMMANDS, parseArguments, usageOf } from './commands';
import { runCommand } from './runCommand';

describe('the commands', () => {
  test('are every call of the operator, with their fields', () => {
    expect(COMMANDS.map(usageOf)).toEqual(
      expect.arrayContaining([
        'list-redemptions [--status=in-process|rejected|approved] [--account=…] [--page=…] [--pageSize=…]',
        'decide-dispute ID --outcome=arrived|paidAgain|refunded --reason=…',
        'decide-deposit ID --isConfirmed=… [--note=…]',
        'set-status [--maintenance=…] [--regionRestriction=…]',
        'set-regions --mode=allow|block --countries=…,… --unknown=allow|block',
      ]),
    );
  });

  test('read their arguments by type', () => {
    expect(parseArguments(['list-withdrawals', '--state=requested', '--page=2']).input).toEqual({
      state: 'requested',
      page: 2,
    });
    expect(parseArguments(['decide-deposit', 'K7', '--isConfirmed=true']).input).toEqual({
      id: 'K7',
      isConfirmed: true,
    });
    expect(
      parseArguments(['decide-withdrawal', '7', '--state=refused', '--reason=a=b c']).input,
    ).toEqual({ id: '7', state: 'refused', reason: 'a=b c' });
  });

  test.each([
    ['US,SG', ['US', 'SG']],
    ['PH', ['PH']],
    ['', []],
  ])('read the list “%s”', (text, countries) => {
    const args = ['set-regions', '--mode=block', `--countries=${text}`, '--unknown=allow'];
    expect(parseArguments(args).input).toEqual({ mode: 'block', countries, unknown: 'allow' });
  });

  test.each([
    [['nothing'], /Unknown command “nothing”/],
    [['decide-withdrawal'], /Usage: pnpm ops decide-withdrawal ID/],
    [['decide-withdrawal', '7', '--size=1'], /Usage: pnpm ops decide-withdrawal ID/],
    [['decide-deposit', 'K7', '--isConfirmed=yes'], /give true or false/],
    [['list-audit', '--page=x'], /give a number/],
    [['list-withdrawals', '--state=flying'], /give one of requested, reviewing/],
  ])('reject %j', (args, message) => {
    expect(() => parseArguments(args)).toThrow(message);
  });
});

describe('a run', () => {
  let server: Server | undefined;
  afterEach(() => server?.close());

  /** A gateway that answers every call with the same value, and keeps the last request. */
  async function gatewayWith(status: number, answer: object) {
    let last: IncomingMessage | undefined;
    server = createServer((request, response) => {
      last = request;
      response.writeHead(status, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify(answer));
    });
    await new Promise<void>((done) => server?.listen(0, '127.0.0.1', done));
    const { port } = server.address() as AddressInfo;
    return { url: `http://127.0.0.1:${port}`, last: () => last };
  }
  const SITE = {
    maintenance: true,
    regionRestriction: false,
    regions: { mode: 'block', countries: [], unknown: 'allow' },
    switches: {},
    vendorsOff: [],
    gamesOff: [],
  };

  test('sends the key, and prints the answer', async () => {
    const { url, last } = await gatewayWith(200, { success: true, value: SITE, message: '' });
    const text = await runCommand(['set-status', '--maintenance=true'], { url, key: 'secret-key' });
    expect(JSON.parse(text)).toEqual(SITE);
    expect(last()).toMatchObject({ method: 'PUT', url: '/ops/site' });
    expect(last()?.headers.authorization).toBe('Bearer secret-key');
    expect(last()?.headers['token']).toBeUndefined();
  });

  test('says why the gateway rejected a call, and when it doesn’t respond', async () => {
    const { url } = await gatewayWith(422, {
      success: false,
      value: null,
      message: 'withdrawal_state',
      code: 'WITHDRAWAL_STATE',
    });
    const decide = (at: string) =>
      runCommand(['decide-withdrawal', '7', '--state=paid'], { url: at, key: 'k' });
    await expect(decide(url)).rejects.toThrow('rejected the call: WITHDRAWAL_STATE (422)');
    await expect(decide('http://127.0.0.1:1')).rejects.toThrow('does not respond');
    await expect(
      runCommand(['decide-withdrawal', '7', '--state=paid', '--reason='], { url, key: 'k' }),
    ).rejects.toThrow('The request violates the contract');
  });

  test('without a command lists them all', async () => {
    expect(await runCommand([], { url: '', key: '' })).toContain('decide-dispute ID');
  });
});

import { confirmTotp, getOwnData, requestDataExport, startTotp } from '@perya/api-client';
import { eq, sql } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { Secret, TOTP } from 'otpauth';
import { beforeEach, describe, expect } from 'vitest';
import { callerOf, type TestCaller, type TestGateway } from '../../testing';
import { it } from '../../testingFixtures';
import { bet } from '../../modules/bets';
import { DEMO_PASSWORD, member as memberTable } from '../../modules/identity';
import { rejection } from '../../modules/identity/session/testing';
import { memberTotp, recoveryCode } from '../../modules/identity/security/schema';
import { attemptCounter } from '../../kernel/http/schema';
import { chatMessage } from '../../modules/messaging/chat/schema';
import { fairRound, fairSeed } from '../../modules/games';
import { outboxMessage } from '../../modules/identity/verification/schema';

let gateway: TestGateway;
let juan: TestCaller;
let juanId = 0;
it.beforeAll(({ fileGateway }) => {
  gateway = fileGateway;
});
beforeEach(async () => {
  for (const table of [attemptCounter, memberTotp, recoveryCode]) await gateway.db.delete(table);
  juan = callerOf(gateway);
  await juan.signIn('juan01');
  juanId = await idOf('juan01');
});

async function idOf(account: string): Promise<number> {
  const [row] = await gateway.db
    .select({ id: memberTable.id })
    .from(memberTable)
    .where(eq(memberTable.account, account));
  if (row === undefined) throw new Error(`${account} is not in the seed.`);
  return row.id;
}

const password = DEMO_PASSWORD;

async function download(path: string): Promise<Response> {
  return fetch(new URL(path, gateway.url));
}

async function archive(caller = juan): Promise<Record<string, string>> {
  const { path } = await caller.client.call(requestDataExport, { password });
  const response = await download(path);
  expect(response.status).toBe(200);
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  return Object.fromEntries(
    Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes, name.endsWith('.webp'))]),
  );
}

interface Section {
  name: string;
  timeZone: string;
  rows: Record<string, unknown>[];
}
const sectionOf = (files: Record<string, string>, name: string) =>
  JSON.parse(files[`json/${name}.json`] ?? 'null') as Section;

describe('the archive of a member’s own data', () => {
  it('has the profile, with times in the brand’s time zone and no secret', async () => {
    const files = await archive();
    const { rows, timeZone } = sectionOf(files, 'profile');
    expect(timeZone).toBe('Asia/Manila');
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ account: 'juan01', mobile: '+639171234567', currency: 'PHP' });
    expect(rows[0]?.['createdAt']).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+08:00$/);
    expect(Object.values(files).join('')).not.toMatch(/\$argon2/);
    expect(files['README.txt']).toContain('Asia/Manila');
    expect(files['README.txt']).toContain('json/bets.json');
  });

  it('has every bet of the member and none of another, as JSON and as a table', async () => {
    const expected = await gateway.db.$count(bet, eq(bet.memberId, juanId));
    expect(expected).toBeGreaterThan(0);
    const files = await archive();
    const { rows } = sectionOf(files, 'bets');
    expect(rows).toHaveLength(expected);
    const [first] = await gateway.db
      .select()
      .from(bet)
      .where(eq(bet.id, Number(rows[0]?.['id'])));
    expect(first?.memberId).toBe(juanId);
    expect(rows[0]?.['stake']).toMatch(/^\d+\.\d\d$/);
    const lines = (files['csv/bets.csv'] ?? '').trimEnd().split('\r\n');
    expect(lines).toHaveLength(expected + 1);
    expect(lines[0]).toContain('stake,payout,turnover');
  });

  it('reads sections of more than a page completely and once', async () => {
    const count = 2_345;
    // A few times for all of them, a microsecond apart.
    await gateway.db.execute(sql`
      insert into bet (round_id, member_id, game_id, game_name, category, vendor, vendor_name,
          currency, stake, payout, turnover, status, placed_at, settled_at)
        select 'paged-' || n, ${juanId}::int, 'g', 'Paged', 'RNG', 'v', 'Vendor', 'PHP', 100, 0, 100,
          'LOST', now() - (n % 3) * interval '1 microsecond', now()
        from generate_series(1, ${count}::int) n`);
    const files = await archive();
    const rounds = sectionOf(files, 'bets')
      .rows.map(({ roundId }) => String(roundId))
      .filter((id) => id.startsWith('paged-'));
    expect(new Set(rounds).size).toBe(count);
    expect(rounds).toHaveLength(count);
    expect(files['csv/bets.csv']?.match(/^\d+,paged-/gm)).toHaveLength(count);
  });

  it('writes no text as a formula', async () => {
    await gateway.db.insert(chatMessage).values({
      room: 'players',
      memberId: juanId,
      text: '=HYPERLINK("https://example.com","win")',
      sentAt: gateway.clock.now(),
    });
    const files = await archive();
    expect(files['csv/chat-messages.csv']).toContain(`"'=HYPERLINK(""https`);
    expect(files['csv/profile.csv']).toContain(`'+639171234567`);
  });

  it('keeps what an open round will show, and the seed that it’s drawn from', async () => {
    const at = gateway.clock.now();
    const [seed] = await gateway.db
      .insert(fairSeed)
      .values({
        memberId: juanId,
        gameId: 'g-open',
        mode: 'real',
        serverSeed: 'f00dfeed',
        commitment: 'c0ffee',
        clientSeed: 'mine',
        createdAt: at,
        revealedAt: at,
      })
      .returning();
    const round = {
      memberId: juanId,
      gameId: 'g-open',
      mode: 'real' as const,
      model: 'test',
      seedId: seed?.id ?? 0,
      stake: 100n,
      payout: 0n,
      outcome: [987_654],
      details: { hidden: 'cards' },
      playedAt: at,
    };
    await gateway.db.insert(fairRound).values({ ...round, id: 'open-1', nonce: 0 });
    const open = await archive();
    expect(open['json/rounds.json']).not.toContain('987654');
    expect(open['json/rounds.json']).not.toContain('cards');
    expect(Object.values(open).join('')).not.toContain('f00dfeed');
    await gateway.db.update(fairRound).set({ settledAt: at }).where(eq(fairRound.id, 'open-1'));
    const settled = await archive();
    expect(settled['json/rounds.json']).toContain('987654');
    expect(settled['json/seeds.json']).toContain('f00dfeed');
  });

  it('is in the language of the request', async () => {
    const { path } = await juan.client.call(requestDataExport, { password });
    expect(path).toMatch(/^\/wps\//);
    const files = unzipSync(new Uint8Array(await (await download(path)).arrayBuffer()));
    expect(strFromU8(files['README.txt'] ?? new Uint8Array())).toMatch(/^Perya: your data/);
  });

  it('has the member’s own rows, whoever asks', async () => {
    const fresh = callerOf(gateway);
    await fresh.signIn('agent02');
    const files = await archive(fresh);
    expect(sectionOf(files, 'profile').rows[0]).toMatchObject({ account: 'agent02' });
    const { rows } = sectionOf(files, 'bets');
    expect(rows).toHaveLength(
      await gateway.db.$count(bet, eq(bet.memberId, await idOf('agent02'))),
    );
  });
});

describe('asking for the archive', () => {
  it('needs the password', async () => {
    const refused = await rejection(juan.client.call(requestDataExport, { password: 'Perya2025' }));
    expect(refused).toMatchObject({ status: 400, code: 'WRONG_PASSWORD' });
    expect(await juan.client.call(getOwnData, {})).toMatchObject({ left: 3, resetsAt: null });
  });

  it('needs a code too if two-step login is on', async () => {
    const { key } = await juan.client.call(startTotp, { password });
    const totp = new TOTP({ secret: Secret.fromBase32(key) });
    const code = () => totp.generate({ timestamp: gateway.clock.now().getTime() });
    await juan.client.call(confirmTotp, { code: code() });
    expect(await juan.client.call(getOwnData, {})).toMatchObject({ hasSecondFactor: true });
    const refused = await rejection(juan.client.call(requestDataExport, { password }));
    expect(refused).toMatchObject({ status: 400, code: 'SECOND_FACTOR_WRONG' });
    gateway.clock.moveTo(gateway.clock.offsetMs + 30_000);
    const given = await juan.client.call(requestDataExport, { password, code: code() });
    expect((await download(given.path)).status).toBe(200);
  });

  it('works three times within 24 hours', async () => {
    for (let left = 2; left >= 0; left -= 1) {
      await juan.client.call(requestDataExport, { password });
      expect(await juan.client.call(getOwnData, {})).toMatchObject({ left });
    }
    const refused = await rejection(juan.client.call(requestDataExport, { password }));
    expect(refused).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' });
  });

  it('gives a path that works once, for a minute', async () => {
    const first = await juan.client.call(requestDataExport, { password });
    await (await download(first.path)).arrayBuffer();
    expect((await download(first.path)).status).toBe(410);
    const second = await juan.client.call(requestDataExport, { password });
    gateway.clock.moveTo(gateway.clock.offsetMs + 61_000);
    expect((await download(second.path)).status).toBe(410);
    expect((await download('/wps/relay/MCSFE_downloadOwnData')).status).toBe(410);
  });

  it('notifies the owner', async () => {
    await gateway.db.delete(outboxMessage);
    await juan.client.call(requestDataExport, { password });
    await gateway.platform.outbox.settled();
    const sent = await gateway.db.select().from(outboxMessage);
    expect(sent.map(({ details }) => details?.['change'])).toContain('dataExported');
  });

  it('is for members with an account of their own', async () => {
    const trial = callerOf(gateway);
    await trial.signIn('trial01');
    const refused = await rejection(trial.client.call(requestDataExport, { password }));
    expect(refused.status).toBe(403);
  });

  it('has the pictures that the member uploaded', async () => {
    await gateway.db.execute(sql`
      insert into member_picture (member_id, name, data, uploaded_at)
        values (${juanId}::int, 'abc', '\\x524946460000'::bytea, now())
        on conflict (member_id) do nothing`);
    const files = await archive();
    expect(files['files/avatar/abc.webp']).toBe('RIFF\0\0');
  });
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packageRoot } from '../config/packageRoot';
import { postmasterPid, startServer, type PostgresServer } from './server';

let parent: string;
let folder: string;
beforeAll(async () => {
  parent = mkdtempSync(path.join(tmpdir(), 'perya-server-'));
  // A folder that only this user can enter, as home folders can be.
  chmodSync(parent, 0o700);
  folder = path.join(parent, 'postgres');
  await withServer((server) => query(server, 'create table note (text text)'));
});
afterAll(() => rmSync(parent, { recursive: true, force: true }));

async function withServer<Result>(
  work: (server: PostgresServer) => Promise<Result>,
): Promise<Result> {
  const server = await startServer({ folder });
  try {
    return await work(server);
  } finally {
    await server.stop();
  }
}

async function query<Row>(server: PostgresServer, text: string): Promise<Row[]> {
  const client = new Client({ connectionString: server.url() });
  await client.connect();
  try {
    const { rows } = await client.query(text);
    return rows as Row[];
  } finally {
    await client.end();
  }
}

const notes = async (server: PostgresServer) =>
  (await query<{ text: string }>(server, 'select text from note order by text')).map(
    ({ text }) => text,
  );

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

describe('the bundled PostgreSQL', () => {
  it('writes a transaction to disk before acknowledging it', async () => {
    const settings = await withServer((server) =>
      query<{ name: string; setting: string }>(
        server,
        `select name, setting from pg_settings
         where name in ('fsync', 'synchronous_commit', 'full_page_writes') order by name`,
      ),
    );
    expect(settings).toEqual([
      { name: 'fsync', setting: 'on' },
      { name: 'full_page_writes', setting: 'on' },
      { name: 'synchronous_commit', setting: 'on' },
    ]);
  });

  it('keeps its data across a restart', async () => {
    await withServer((server) => query(server, `insert into note values ('kept')`));
    expect(await withServer(notes)).toContain('kept');
  });

  it('keeps what it acknowledged before it was killed', async () => {
    const server = await startServer({ folder });
    await query(server, `insert into note values ('killed')`);
    process.kill(postmasterPid(folder), 'SIGKILL');
    await server.ended;
    expect(await withServer(notes)).toContain('killed');
  });

  it('rejects a wrong password', async () => {
    await withServer(async (server) => {
      const address = new URL(server.url());
      address.password = 'guess';
      const client = new Client({ connectionString: address.href });
      await expect(client.connect()).rejects.toMatchObject({ code: '28P01' });
    });
  });

  it('ends with the process that started it, even if that one is killed', async () => {
    const script = `
      import { startServer } from ${JSON.stringify(path.join(import.meta.dirname, 'server.ts'))};
      await startServer({ folder: process.argv[1] });
      console.log('ready');`;
    const child = spawn(
      process.execPath,
      ['--import', 'tsx', '--input-type=module', '-e', script, folder],
      { cwd: packageRoot(), stdio: ['ignore', 'pipe', 'inherit'] },
    );
    await once(child.stdout, 'data');
    const server = postmasterPid(folder);
    child.kill('SIGKILL');
    // A start immediately afterwards waits for the old server to exit.
    expect(await withServer(notes)).toContain('kept');
    await expect.poll(() => isAlive(server)).toBe(false);
  });

  it('states in one sentence why it does not start', async () => {
    const broken = path.join(parent, 'broken');
    mkdirSync(broken);
    await expect(startServer({ folder: broken })).rejects.toThrow(
      `The PostgreSQL of ${broken} does not start: `,
    );
  });
});

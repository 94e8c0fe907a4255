import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StartError } from '../config/StartError';
import { lockFolder } from './lock';
import { packageRoot } from '../config/packageRoot';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'perya-lock-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

const file = () => path.join(folder, 'gateway.lock');
const holder = () => JSON.parse(readFileSync(file(), 'utf8')) as { pid: number; began: string };

async function deadPid(): Promise<number> {
  const child = spawn(process.execPath, ['-e', '']);
  await new Promise((resolve) => child.once('exit', resolve));
  return child.pid ?? 0;
}

describe('the lock of a data folder', () => {
  it('names its holder, and is removed on release', () => {
    const lock = lockFolder(folder);
    expect(holder().pid).toBe(process.pid);
    lock.release();
    expect(existsSync(file())).toBe(false);
  });

  it('rejects a second gateway, and names the process', () => {
    lockFolder(folder);
    expect(() => lockFolder(folder)).toThrow(
      `The data folder ${folder} is in use by process ${process.pid}: stop that gateway first, or name another folder with DATA_DIR.`,
    );
    expect(() => lockFolder(folder)).toThrow(StartError);
  });

  it('is taken over from a dead process', async () => {
    writeFileSync(file(), JSON.stringify({ pid: await deadPid(), began: 'x', id: 'old' }));
    lockFolder(folder);
    expect(holder().pid).toBe(process.pid);
  });

  it('is taken over if its pid now belongs to another process', () => {
    writeFileSync(file(), JSON.stringify({ pid: process.pid, began: 'another boot/1', id: 'old' }));
    lockFolder(folder);
    expect(holder().began).not.toBe('another boot/1');
  });

  it('is taken over if its file is empty', () => {
    writeFileSync(file(), '');
    lockFolder(folder);
    expect(holder().pid).toBe(process.pid);
  });

  it('is not released by a previous holder', () => {
    const lock = lockFolder(folder);
    writeFileSync(file(), JSON.stringify({ pid: 1, began: 'x', id: 'other' }));
    lock.release();
    expect(existsSync(file())).toBe(true);
  });

  it('is taken over by only one of several processes at once', async () => {
    writeFileSync(file(), JSON.stringify({ pid: await deadPid(), began: 'x', id: 'old' }));
    const script = `
      import { lockFolder } from ${JSON.stringify(path.join(import.meta.dirname, 'lock.ts'))};
      try { lockFolder(process.argv[1]); console.log('mine'); setTimeout(() => {}, 4000); }
      catch (error) { console.log('refused'); }`;
    const children = Array.from({ length: 6 }, () =>
      spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script, folder], {
        cwd: packageRoot(),
        stdio: ['ignore', 'pipe', 'inherit'],
      }),
    );
    const words = await Promise.all(
      children.map(
        (child) =>
          new Promise<string>((resolve) =>
            child.stdout.once('data', (data) => resolve(String(data).trim())),
          ),
      ),
    );
    for (const child of children) child.kill();
    expect(words.sort()).toEqual(['mine', 'refused', 'refused', 'refused', 'refused', 'refused']);
  });

  it('fails if the folder is a file', () => {
    const notAFolder = path.join(folder, 'file');
    writeFileSync(notAFolder, '');
    expect(() => lockFolder(notAFolder)).toThrow(/The data folder .* cannot be written/);
  });
});

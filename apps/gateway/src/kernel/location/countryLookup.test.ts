import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { unwatchFile } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { StartError } from '../config/StartError';
import { openCountryLookup } from './countryLookup';
import { mmdbOf } from './testing';

const log = { info: vi.fn<() => void>(), error: vi.fn<() => void>() };

describe('the database that comes with the gateway', () => {
  it.each([
    ['112.198.1.1', 'PH'],
    ['8.8.8.8', 'US'],
    ['1.52.0.1', 'VN'],
    ['2001:4860:4860::8888', 'US'],
    ['2405:4800::1', 'VN'],
    // IPv4-mapped, in each notation
    ['::ffff:112.198.1.1', 'PH'],
    ['::ffff:70c6:101', 'PH'],
    ['0:0:0:0:0:FFFF:112.198.1.1', 'PH'],
  ])('knows the country of %s', async (ip, country) => {
    const { countryOf } = await openCountryLookup({ file: undefined, log });
    expect(countryOf(ip)).toBe(country);
  });

  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.0.1',
    '169.254.1.1',
    '100.64.0.1',
    // For documentation
    '203.0.113.9',
    '2001:db8::1',
    '::1',
    'fe80::1',
    'fe80::1%eth0',
    'fd00::1',
    '::ffff:10.0.0.1',
    '',
    'unknown',
  ])('knows none of %j', async (ip) => {
    const { countryOf } = await openCountryLookup({ file: undefined, log });
    expect(countryOf(ip)).toBeNull();
  });
});

describe('the operator’s own database', () => {
  let folder: string;
  let file: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'perya-countries-'));
    file = path.join(folder, 'countries.mmdb');
  });
  afterEach(async () => {
    unwatchFile(file);
    await rm(folder, { recursive: true });
  });

  it('can have the fields of either format', async () => {
    await writeFile(
      file,
      mmdbOf({
        '8.8.8.8': { country_code: 'PH' },
        '8.8.4.4': { country: { iso_code: 'TH' } },
        '2001:4860::1': { country: { iso_code: 'VN' } },
        '1.1.1.1': { country: 'Australia' },
        '1.1.1.2': { country_code: 'aus' },
        '192.168.0.1': { country_code: 'US' },
      }),
    );
    const { countryOf } = await openCountryLookup({ file, log });
    expect(countryOf('8.8.8.8')).toBe('PH');
    expect(countryOf('8.8.4.4')).toBe('TH');
    expect(countryOf('2001:4860::1')).toBe('VN');
    expect(countryOf('112.198.1.1')).toBeNull();
    expect(countryOf('1.1.1.1')).toBeNull();
    expect(countryOf('1.1.1.2')).toBeNull();
    expect(countryOf('192.168.0.1')).toBeNull();
  });

  it('is read again when it changes, and kept if the change is broken', async () => {
    await writeFile(file, mmdbOf({ '8.8.8.8': { country_code: 'PH' } }));
    const { countryOf } = await openCountryLookup({ file, log, watchMs: 10 });
    expect(countryOf('8.8.8.8')).toBe('PH');
    await writeFile(file, 'not a database');
    await expect.poll(() => log.error.mock.calls.length).toBeGreaterThan(0);
    expect(countryOf('8.8.8.8')).toBe('PH');
    await writeFile(file, mmdbOf({ '8.8.8.8': { country_code: 'VN' } }));
    await expect.poll(() => countryOf('8.8.8.8')).toBe('VN');
  });

  it.each([
    ['is missing', null],
    ['is none', 'not a database'],
  ])('prevents the start if it %s', async (_, content) => {
    if (content !== null) await writeFile(file, content);
    const opening = openCountryLookup({ file, log });
    await expect(opening).rejects.toThrow(StartError);
    await expect(opening).rejects.toThrow('GATEWAY_COUNTRY_DATABASE');
  });
});

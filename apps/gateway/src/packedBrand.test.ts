import { getSystemStatus, listBanners, listVendors } from '@perya/api-client';
import { loadBrandPack } from '@perya/site-config/build';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { modules } from './allModules';
import { demoBrand } from './demoBrand';
import { readBrandPack } from './kernel/config/brandPack';
import { StartError } from './kernel/config/StartError';
import { connect } from './kernel/db/open';
import { createEmptyDatabase } from './kernel/db/testing';
import { brandSchemaOf, openBrandStore } from './modules/brand';
import { packedBrand } from './packedBrand';
import { callerOf, startTestGateway, type IsolatedTestGateway } from './testing';

const FILE = 'packages/site-config/src/brands/vinh-sao.json';
const pack = loadBrandPack(new URL(`../../../${FILE}`, import.meta.url));

describe('the settings of a new platform', () => {
  it('are the demo brand’s without a pack', () => {
    expect(packedBrand(undefined)).toBe(demoBrand);
  });

  it('are valid, and follow the pack', () => {
    const brand = packedBrand(pack);
    expect(v.parse(brandSchemaOf(modules), brand)).toEqual(brand);
    expect(brand).toMatchObject({
      merchant: 'vinhsao',
      currency: 'VND',
      timeZone: 'Asia/Ho_Chi_Minh',
      languages: ['VI', 'TH', 'EN', 'CN'],
      birthdayAgeLimit: 18,
    });
    expect(brand.countries.map(({ countryCode }) => countryCode)[0]).toBe('VN');
    expect(JSON.stringify(brand)).not.toMatch(/Perya|perya_example|"PHP"/);
  });

  it('have amounts of about the same value in the pack’s currency', () => {
    const { deposits, withdrawals } = packedBrand(pack);
    expect(demoBrand.withdrawals.min).toBe('100.00');
    expect(withdrawals.min).toBe('40000.00');
    expect(deposits.methods['bank']).toMatchObject({ currency: 'VND', min: '80000.00' });
  });

  it('leave out the vendors of hidden modules', () => {
    expect(packedBrand(pack).vendorsOff).toMatchObject({ AV: true, XGS: true });
    expect(packedBrand({ ...pack, hiddenModules: [] }).vendorsOff).toEqual({});
  });
});

describe('a gateway that is started with a pack', () => {
  let database: Awaited<ReturnType<typeof createEmptyDatabase>>;
  let gateway: IsolatedTestGateway;

  beforeAll(async () => {
    database = await createEmptyDatabase();
    gateway = await startTestGateway({
      seed: 'small',
      open: () => connect(database.url, { isShared: true }),
      config: { brandPack: readBrandPack(FILE) },
    });
  });
  afterAll(async () => {
    await gateway.stop();
    await database.drop();
  });

  it('says what it decides, and not how the site starts', async () => {
    const { info } = await callerOf(gateway).client.call(getSystemStatus, {});
    expect(info).toMatchObject({ currency: 'VND', timeZone: 'Asia/Ho_Chi_Minh' });
    expect(info).not.toHaveProperty('languages');
    expect(info).not.toHaveProperty('defaultLanguage');
    expect(info).not.toHaveProperty('themeOnFirstVisit');
  });

  it('says how the site starts once the operator has changed it', async () => {
    const { brand } = gateway.platform;
    await brand.patch(gateway.db, { defaultLanguage: 'EN' }, gateway.clock.now());
    const { info } = await callerOf(gateway).client.call(getSystemStatus, {});
    expect(info.defaultLanguage).toBe('EN');
    expect(info).not.toHaveProperty('languages');
  });

  it('has no banners of the demo brand, and no vendors of hidden modules', async () => {
    const { client } = callerOf(gateway);
    expect(await client.call(listBanners, {})).toEqual([]);
    const lanes = await client.call(listVendors, {});
    const codes = lanes.flatMap(({ vendors }) => vendors.map(({ code }) => code));
    expect(codes.length).toBeGreaterThan(5);
    expect(codes).not.toContain('XGS');
  });

  it('doesn’t open the database of another brand', async () => {
    const opened = openBrandStore(gateway.db, {
      schema: brandSchemaOf(modules),
      initial: demoBrand,
      at: gateway.clock.now(),
    });
    await expect(opened).rejects.toThrow('This database belongs to the brand "vinhsao"');
  });
});

it('names the error of a pack at the start', () => {
  expect(readBrandPack(undefined)).toBeUndefined();
  expect(() => readBrandPack('none.json')).toThrow(StartError);
});

import { describe, expect, test } from 'vitest';
import { brandFieldsRead, fieldsOf } from './brandFields';
import { callerSources, gatewaySources, packSource } from './workspace';

describe('a setting of the brand', () => {
  test('of the pack is read by the site', () => {
    const fields = fieldsOf(packSource(), 'BrandPackSchema').filter((name) => name !== '$schema');
    expect(fields).toContain('currency');
    const read = brandFieldsRead(callerSources(), { copiesCount: false });
    expect(fields.filter((name) => !read.has(name))).toEqual([]);
  });

  test('of the gateway is read by it', () => {
    const sources = gatewaySources();
    const fields = sources.flatMap((source) => fieldsOf(source, 'brandSettings'));
    expect(fields).toContain('currency');
    const read = brandFieldsRead(sources, { copiesCount: true });
    expect(fields.filter((name) => !read.has(name))).toEqual([]);
  });
});

const read = (text: string) => [
  ...brandFieldsRead([{ path: 'a.ts', text }], { copiesCount: false }),
];

describe('reading', () => {
  test.each([
    'ctx.brand.currency',
    'platform.brand.current.currency',
    'useBrand().currency',
    'config?.brand?.currency',
    'const { currency } = useBrand();',
    'const { currency = "PHP" } = ctx.brand;',
    'const { brand: { currency } } = useSiteConfig();',
    'const of = ({ currency }: Brand) => currency;',
    'const of = ({ currency }: Pick<Brand, "currency">) => currency;',
    'patch({ unit: brand.currency })',
  ])('%s', (text) => expect(read(text)).toContain('currency'));

  test.each([
    'member.currency',
    'const changed = { ...brand, currency: changes.currency ?? brand.currency };',
    'const { currency } = member; use(brand);',
  ])('is not: %s', (text) => expect(read(text)).not.toContain('currency'));
});

test('fields are the keys of the object, through the calls around it', () => {
  const text =
    'const Schema = v.pipe(v.strictObject({ name: text(), lottery: v.object({ type: t }) }));';
  expect(fieldsOf({ path: 'a.ts', text }, 'Schema')).toEqual(['name', 'lottery']);
  expect(fieldsOf({ path: 'a.ts', text }, 'Other')).toEqual([]);
});

import fc from 'fast-check';
import * as v from 'valibot';
import { expect, expectTypeOf, test } from 'vitest';
import { minorUnits, type MinorUnits, type Money } from '@perya/rules/money';
import { contract } from '../contract';
import { readAmounts, writeAmounts } from '../server/amounts';
import { named, unwrapField, type FieldOf, type InputFieldOf } from './codec';
import type { AnyEndpoint } from './endpoint';
import { decimal } from './amounts';
import { count, currencyCode, oneOf, pagedValue, text } from './schemas';
import { decodeValue, encodeRequest } from './translate';

const state = () => oneOf({ 'in-progress': 'IN_PROGRESS', done: 'DONE' });

const row = () =>
  v.object({
    vassalage: named('vendorCode', text()),
    state: state(),
    amount: decimal(),
    fee: v.nullable(decimal()),
    refund: v.optional(decimal()),
  });

const money = (minor: number, currency: string): Money => ({ minor: minorUnits(minor), currency });

const WIRE = {
  currency: 'PHP',
  list: [
    { vassalage: 'TLA', state: 'IN_PROGRESS', amount: '-12.50', fee: null },
    { vassalage: 'XGS', state: 'DONE', amount: '3.00', fee: '0.10', refund: '1.00' },
  ],
  totalPages: 1,
  totalCount: 2,
};

test('reads names, enum values and amounts at every depth', () => {
  const value = decodeValue(pagedValue(row(), { currency: currencyCode() }), WIRE);
  expect(value).toEqual({
    currency: 'PHP',
    items: [
      { vendorCode: 'TLA', state: 'in-progress', amount: money(-1250, 'PHP'), fee: null },
      {
        vendorCode: 'XGS',
        state: 'done',
        amount: money(300, 'PHP'),
        fee: money(10, 'PHP'),
        refund: money(100, 'PHP'),
      },
    ],
    totalPages: 1,
    totalCount: 2,
  });
});

test('infers the types of what it reads and writes', () => {
  type Row = FieldOf<ReturnType<typeof row>>;
  expectTypeOf<Row['vendorCode']>().toEqualTypeOf<string>();
  expectTypeOf<Row['state']>().toEqualTypeOf<'in-progress' | 'done'>();
  expectTypeOf<Row['amount']>().toEqualTypeOf<Money>();
  expectTypeOf<Row['fee']>().toEqualTypeOf<Money | null>();
  expectTypeOf<InputFieldOf<ReturnType<typeof row>>['amount']>().toEqualTypeOf<MinorUnits>();
});

test('reads only one field of an object, with the currency next to it', () => {
  const schema = unwrapField(
    'data',
    v.object({
      currency: currencyCode(),
      data: unwrapField('list', v.object({ list: v.array(row()) })),
    }),
  );
  expectTypeOf<FieldOf<typeof schema>[number]['vendorCode']>().toEqualTypeOf<string>();
  const { currency, list } = WIRE;
  expect(decodeValue(schema, { currency, data: { list } })).toMatchObject([
    { vendorCode: 'TLA', amount: money(-1250, 'PHP') },
    { vendorCode: 'XGS', amount: money(300, 'PHP') },
  ]);
  expect(writeAmounts(schema, { currency, data: { list } })).toEqual({ currency, data: { list } });
});

test('uses the nearest currency', () => {
  const schema = v.object({
    currency: currencyCode(),
    total: decimal(),
    wallets: v.array(v.object({ currency: currencyCode(), balance: decimal() })),
  });
  const wire = {
    currency: 'PHP',
    total: '1.00',
    wallets: [{ currency: 'VND', balance: '2.00' }],
  };
  expect(decodeValue(schema, wire)).toEqual({
    currency: 'PHP',
    total: money(100, 'PHP'),
    wallets: [{ currency: 'VND', balance: money(200, 'VND') }],
  });
});

test('rejects an amount without a currency', () => {
  expect(() => decodeValue(v.object({ amount: decimal() }), { amount: '1.00' })).toThrow(
    'needs a currency',
  );
});

test('does not copy values without amounts in the gateway', () => {
  const games = { list: [{ name: 'Lantern Night' }], totalCount: 1 };
  const schema = v.object({ list: v.array(v.object({ name: text() })), totalCount: count() });
  expect(writeAmounts(schema, games)).toBe(games);
});

test('reads back what it writes, for any amount and enum value', () => {
  const field = fc.record({
    vendorCode: fc.string({ minLength: 1 }),
    state: fc.constantFrom('in-progress', 'done'),
    amount: fc.integer({ min: -(10 ** 14), max: 10 ** 14 }),
    fee: fc.option(fc.nat()),
  });
  const schema = v.object({ currency: currencyCode(), row: row() });
  fc.assert(
    fc.property(field, (input) => {
      const wire = encodeRequest(schema, { currency: 'PHP', row: input });
      expect(v.is(schema, wire)).toBe(true);
      expect(decodeValue(schema, wire)).toEqual({
        currency: 'PHP',
        row: {
          ...input,
          amount: money(input.amount, 'PHP'),
          fee: input.fee === null ? null : money(input.fee, 'PHP'),
        },
      });
    }),
  );
});

test('passes amounts to handlers as bigint, under the names of the wire', () => {
  const schema = row();
  const wire = { vassalage: 'TLA', state: 'DONE', amount: '90071992547409.93', fee: null };
  const amounts = { ...wire, amount: 9_007_199_254_740_993n };
  expect(readAmounts(schema, wire)).toEqual(amounts);
  expect(writeAmounts(schema, amounts)).toEqual(wire);
});

interface Node {
  readonly codec?: { readonly isAmount?: true };
  readonly entries?: Readonly<Record<string, Node>>;
  readonly wrapped?: Node;
  readonly item?: Node;
}

/** Whether an amount has no `currency` in the same or an enclosing object. */
function lacksCurrency({ codec, entries, item, wrapped }: Node): boolean {
  if (codec?.isAmount) return true;
  if (entries?.['currency']) return false;
  return [item, wrapped, ...Object.values(entries ?? {})].some(
    (part) => part && lacksCurrency(part),
  );
}

test.each(Object.values<AnyEndpoint>(contract).map((call) => [call.id, call] as const))(
  'every amount of %s has a currency',
  (_, { value, decode }) => {
    // A call with its own `decode` gets the currency there.
    expect(decode === undefined && lacksCurrency(value as Node)).toBe(false);
  },
);

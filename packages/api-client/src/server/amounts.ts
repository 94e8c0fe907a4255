import { formatDecimal, parseDecimal } from '@perya/rules/money';
import type { GenericSchema } from 'valibot';
import { translate, type SchemaNode } from '../core/translate';

const known = new WeakMap<SchemaNode, boolean>();

/** Whether the schema contains an amount: long lists without one aren't copied. */
function hasAmount(schema: SchemaNode): boolean {
  let answer = known.get(schema);
  if (answer === undefined) {
    const { codec, entries = {}, item, wrapped } = schema;
    answer =
      codec?.isAmount === true ||
      [item, wrapped, ...Object.values(entries)].some((part) => part && hasAmount(part));
    known.set(schema, answer);
  }
  return answer;
}

const sameName = (wireName: string) => [wireName, wireName] as const;

/** The validated request as passed to a handler: decimals become `bigint` minor units. */
export const readAmounts = (schema: GenericSchema, request: unknown): unknown =>
  hasAmount(schema as SchemaNode)
    ? translate(schema, request, {
        leaf: ({ isAmount }, wire) => (isAmount ? parseDecimal(wire) : wire),
        names: sameName,
      })
    : request;

/** A handler's value as sent on the wire: `bigint` amounts become decimals. */
export const writeAmounts = (schema: GenericSchema, value: unknown): unknown =>
  hasAmount(schema as SchemaNode)
    ? translate(schema, value, {
        leaf: (_, amount) => (typeof amount === 'bigint' ? formatDecimal(amount) : amount),
        names: sameName,
      })
    : value;

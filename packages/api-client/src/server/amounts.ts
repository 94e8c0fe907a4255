import { formatDecimal, parseDecimal } from '@perya/rules/money';
import type { GenericSchema } from 'valibot';
import { translate } from '../core/codec';

const sameName = (wireName: string) => [wireName, wireName] as const;

/** The validated request as a handler gets it: each decimal a `bigint` in minor units. */
export const readAmounts = (schema: GenericSchema, request: unknown): unknown =>
  translate(schema, request, {
    leaf: ({ isAmount }, wire) => (isAmount ? parseDecimal(wire) : wire),
    names: sameName,
  });

/** What a handler returned as it travels: each `bigint` of an amount a decimal. */
export const writeAmounts = (schema: GenericSchema, value: unknown): unknown =>
  translate(schema, value, {
    leaf: (_, amount) => (typeof amount === 'bigint' ? formatDecimal(amount) : amount),
    names: sameName,
  });

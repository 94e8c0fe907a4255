import type { SchemaError } from '@perya/api-client/server';
import { PATTERN_IDS, readPattern } from '@perya/rules/accounts';
import * as v from 'valibot';
import { notifyGateways } from '../../kernel/db/notifications';
import type { Db } from '../../kernel/db/types';
import { Rejection } from '../../kernel/http/Rejection';
import type { Brand, BrandStore } from '../../kernel/brand';
import type { BrandSchema } from './brandSchema';
import { brand as brandTable } from './schema';

interface BrandStoreOptions {
  schema: BrandSchema;
  /** What an empty database gets, and what fills in what an older document lacks. */
  initial: Brand;
  at: Date;
}

/** Opens the brand of the database. */
export async function openBrandStore(
  db: Db,
  { schema, initial, at }: BrandStoreOptions,
): Promise<BrandStore> {
  let current = initial;

  /** The brand of its row. A document of an older gateway lacks what came since: the initial values fill it in. */
  const brandOf = (row: { document: unknown } | undefined): Brand => {
    if (row === undefined) return initial;
    const stored = v.safeParse(schema, inOrderOf(initial, row.document));
    return stored.success ? stored.output : v.parse(schema, mergePatch(initial, row.document));
  };

  const reload = async (db: Db, at: Date) => {
    // Of several gateways that start on an empty database one puts it there.
    await db
      .insert(brandTable)
      .values({ merchant: initial.merchant, document: initial, updatedAt: at })
      .onConflictDoNothing();
    const [row] = await db.select().from(brandTable).limit(1);
    current = brandOf(row);
  };
  await reload(db, at);

  return {
    get current() {
      return current;
    },
    reload,
    patch: async (db, patch, at) => {
      current = await db.transaction(async (tx) => {
        // Another gateway may have changed it since, or may be about to.
        const [row] = await tx.select().from(brandTable).limit(1).for('update');
        const brand = patched(schema, brandOf(row), patch);
        await tx.update(brandTable).set({ document: brand, updatedAt: at });
        await notifyGateways(tx, 'brand');
        return brand;
      });
      return current;
    },
  };
}

/**
 * The same with its names in the order of a model, and those that the model lacks after them. The database
 * (`jsonb`) keeps no order, and pages show lists of named things in theirs.
 */
export function inOrderOf(model: unknown, value: unknown): unknown {
  if (!isRecord(model) || !isRecord(value)) return value;
  const names = new Set([...Object.keys(model), ...Object.keys(value)]);
  return Object.fromEntries(
    [...names]
      .filter((name) => Object.hasOwn(value, name))
      .map((name) => [name, inOrderOf(model[name], value[name])]),
  );
}

/** The brand with a patch applied, or a rejection that names every error. */
function patched(schema: BrandSchema, brand: Brand, patch: unknown): Brand {
  const merged = v.safeParse(schema, mergePatch(brand, patch));
  if (!merged.success) {
    throw invalidBrand(
      merged.issues.map((issue) => ({
        path: v.getDotPath(issue) ?? '',
        message: issue.message,
      })),
    );
  }
  const refused = rulesOfNoUse(merged.output);
  if (refused.length > 0) throw invalidBrand(refused);
  return merged.output;
}

/**
 * Rules that no page could keep: patterns that are not run, messages that are not there, lengths that
 * no text has. Not part of the schema: one that is stored by now does not keep the gateway from
 * starting.
 */
function rulesOfNoUse({ registerRules }: Brand): SchemaError[] {
  return Object.entries(registerRules).flatMap(([field, rule]) => {
    const errorAt = (part: keyof typeof rule, message: string) => ({
      path: `registerRules.${field}.${part}`,
      message,
    });
    const errors: SchemaError[] = [];
    const pattern = readPattern(rule.acceptedPattern ?? null);
    if ('refused' in pattern) {
      const isInvalid = pattern.refused === 'invalid';
      const why = isInvalid ? 'is not a regular expression' : 'could take very long on some text';
      errors.push(errorAt('acceptedPattern', why));
    }
    if (rule.patternId !== undefined && !PATTERN_IDS.some((id) => id === rule.patternId)) {
      errors.push(errorAt('patternId', `is none of ${PATTERN_IDS.join(', ')}`));
    }
    if ((rule.minLength ?? 0) > (rule.maxLength ?? Infinity)) {
      errors.push(errorAt('minLength', 'is more than maxLength'));
    }
    return errors;
  });
}

const invalidBrand = (errors: readonly SchemaError[]) =>
  new Rejection(400, 'INVALID_BRAND', 'invalid_request', { value: { errors } });

/** RFC 7396: objects merge, `null` removes, anything else replaces. */
export function mergePatch(target: unknown, patch: unknown): unknown {
  if (!isRecord(patch)) return patch;
  const merged: Record<string, unknown> = isRecord(target) ? { ...target } : {};
  for (const [name, value] of Object.entries(patch)) {
    // A patch comes from outside: it must not reach what all objects share.
    if (name === '__proto__') continue;
    if (value === null) delete merged[name];
    else merged[name] = mergePatch(merged[name], value);
  }
  return merged;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

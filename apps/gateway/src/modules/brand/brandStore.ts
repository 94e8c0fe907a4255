import type { SchemaError } from '@perya/api-client/server';
import { PATTERN_IDS, readPattern } from '@perya/rules/accounts';
import { ne } from 'drizzle-orm';
import * as v from 'valibot';
import { StartError } from '../../kernel/config/StartError';
import { notifyGateways } from '../../kernel/db/notifications';
import type { Db } from '../../kernel/db/types';
import { Rejection } from '../../kernel/http/Rejection';
import type { Brand, BrandStore } from '../../kernel/brand';
import type { BrandSchema } from './brandSchema';
import { brand as brandTable } from './schema';

interface BrandStoreOptions {
  schema: BrandSchema;
  /** The brand for an empty database, and the defaults for settings that an older document lacks. */
  initial: Brand;
  at: Date;
}

/** Opens the brand from the database. */
export async function openBrandStore(
  db: Db,
  { schema, initial, at }: BrandStoreOptions,
): Promise<BrandStore> {
  let current = initial;

  /**
   * Reads the brand from its row. An older gateway's document lacks newer settings: the initial values fill
   * them in.
   */
  const brandOf = (row: { document: unknown } | undefined): Brand => {
    if (row === undefined) return initial;
    const stored = v.safeParse(schema, sortKeysLike(initial, row.document));
    return stored.success ? stored.output : v.parse(schema, mergePatch(initial, row.document));
  };

  const reload = async (db: Db, at: Date) => {
    const [other] = await db
      .select()
      .from(brandTable)
      .where(ne(brandTable.merchant, initial.merchant))
      .limit(1);
    if (other) {
      throw new StartError(
        `This database belongs to the brand "${other.merchant}", not to "${initial.merchant}": set PERYA_BRAND to its pack, or use another database (DATA_DIR or DATABASE_URL).`,
      );
    }
    // If several gateways start on an empty database, only one inserts it.
    await db
      .insert(brandTable)
      .values({ merchant: initial.merchant, document: initial, updatedAt: at })
      .onConflictDoNothing();
    const [row] = await db.select().from(brandTable).limit(1);
    current = brandOf(row);
  };
  await reload(db, at);

  return {
    initial,
    get current() {
      return current;
    },
    reload,
    patch: async (db, patch, at) => {
      current = await db.transaction(async (tx) => {
        // Another gateway may have changed it, or may be changing it.
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
 * Returns the value with its keys in the order of a model, followed by keys that the model lacks. The
 * database (`jsonb`) doesn't preserve order, and pages show named lists in the order of their keys.
 */
export function sortKeysLike(model: unknown, value: unknown): unknown {
  if (!isRecord(model) || !isRecord(value)) return value;
  const names = new Set([...Object.keys(model), ...Object.keys(value)]);
  return Object.fromEntries(
    [...names]
      .filter((name) => Object.hasOwn(value, name))
      .map((name) => [name, sortKeysLike(model[name], value[name])]),
  );
}

/** Applies a patch to the brand, or throws a rejection that names every error. */
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
 * Finds rules that no page could apply: patterns that can't be run, messages that don't exist, lengths that
 * no text has. Not part of the schema, so that a rule that is already stored doesn't prevent the gateway from
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
    // The patch is untrusted: prevent prototype pollution.
    if (name === '__proto__') continue;
    if (value === null) delete merged[name];
    else merged[name] = mergePatch(merged[name], value);
  }
  return merged;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

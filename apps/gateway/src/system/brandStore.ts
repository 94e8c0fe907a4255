import { PATTERN_IDS, readPattern } from '@perya/account-rules';
import type { FlatFault } from '@perya/api-client/server';
import * as v from 'valibot';
import { notifyGateways } from '../db/notifications';
import type { Db } from '../db/types';
import { Rejection } from '../http/Rejection';
import { BrandSchema, type Brand } from './brand';
import { demoBrand } from './demoBrand';
import { brand as brandTable } from './schema';

/** The brand, kept in memory and in the database. */
export interface BrandStore {
  readonly current: Brand;
  /** Applies a JSON merge patch (RFC 7396) and keeps the result, or refuses it whole. */
  patch(db: Db, patch: unknown, at: Date): Promise<Brand>;
  /** Reads it again, for example after the database was put back. */
  reload(db: Db, at: Date): Promise<void>;
}

/** Opens the brand of the database; an empty database gets the demo's. */
export async function openBrandStore(db: Db, at: Date): Promise<BrandStore> {
  let current = demoBrand;

  const reload = async (db: Db, at: Date) => {
    // Of several gateways that start on an empty database one puts it there.
    await db
      .insert(brandTable)
      .values({ merchant: demoBrand.merchant, document: demoBrand, updatedAt: at })
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
        const brand = patched(brandOf(row), patch);
        await tx.update(brandTable).set({ document: brand, updatedAt: at });
        await notifyGateways(tx, 'brand');
        return brand;
      });
      return current;
    },
  };
}

/** The brand of its row. A document of an older gateway lacks what came since: the demo's values fill it in. */
function brandOf(row: { document: unknown } | undefined): Brand {
  if (row === undefined) return demoBrand;
  const stored = v.safeParse(BrandSchema, inOrderOf(demoBrand, row.document));
  return stored.success ? stored.output : v.parse(BrandSchema, mergePatch(demoBrand, row.document));
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

/** The brand with a patch applied, or a refusal that names every fault. */
function patched(brand: Brand, patch: unknown): Brand {
  const merged = v.safeParse(BrandSchema, mergePatch(brand, patch));
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
function rulesOfNoUse({ registerRules }: Brand): FlatFault[] {
  return Object.entries(registerRules).flatMap(([field, rule]) => {
    const faultAt = (part: keyof typeof rule, message: string) => ({
      path: `registerRules.${field}.${part}`,
      message,
    });
    const faults: FlatFault[] = [];
    const pattern = readPattern(rule.acceptedPattern ?? null);
    if ('refused' in pattern) {
      const isInvalid = pattern.refused === 'invalid';
      const why = isInvalid ? 'is not a regular expression' : 'could take very long on some text';
      faults.push(faultAt('acceptedPattern', why));
    }
    if (rule.patternId !== undefined && !PATTERN_IDS.some((id) => id === rule.patternId)) {
      faults.push(faultAt('patternId', `is none of ${PATTERN_IDS.join(', ')}`));
    }
    if ((rule.minLength ?? 0) > (rule.maxLength ?? Infinity)) {
      faults.push(faultAt('minLength', 'is more than maxLength'));
    }
    return faults;
  });
}

const invalidBrand = (faults: readonly FlatFault[]) =>
  new Rejection(400, 'INVALID_BRAND', 'invalid_request', { value: { faults } });

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

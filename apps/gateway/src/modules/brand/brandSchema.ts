import * as v from 'valibot';
import type { Brand } from '../../kernel/brand';
import type { Module } from '../../kernel/module';

/** Reads a brand, whole: what `GET /sandbox/brand` shows and the database keeps. */
export type BrandSchema = v.GenericSchema<unknown, Brand>;

/**
 * Puts the settings of all modules together.
 *
 * @throws Error where two modules declare the same setting
 */
export function brandSchemaOf(modules: readonly Pick<Module, 'name' | 'brandSettings'>[]) {
  const owners = new Map<string, string>();
  const entries: v.ObjectEntries = {};
  for (const { name, brandSettings = {} } of modules) {
    for (const [setting, schema] of Object.entries(brandSettings)) {
      const owner = owners.get(setting);
      if (owner !== undefined) throw new Error(`${owner} and ${name} both declare "${setting}".`);
      owners.set(setting, name);
      entries[setting] = schema;
    }
  }
  // What the modules declare by merging is what they hand over; `brandSchema.test.ts` checks it.
  return v.object(entries) as unknown as BrandSchema;
}

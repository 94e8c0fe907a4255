import * as v from 'valibot';
import type { Brand } from '../../kernel/brand';
import type { Module } from '../../kernel/module';

/** Parses a complete brand, as in `GET /sandbox/brand` and in the database. */
export type BrandSchema = v.GenericSchema<unknown, Brand>;

/**
 * Combines the settings of all modules.
 *
 * @throws Error if two modules declare the same setting
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
  // The settings that modules declare by merging are those that they pass; `brandSchema.test.ts` checks it.
  return v.object(entries) as unknown as BrandSchema;
}

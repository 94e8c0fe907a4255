import type * as v from 'valibot';
import type { Db } from './db/types';
import type { LanguageCode } from '@perya/i18n/core';
import type { RegionRule } from './location/regionRule';

/**
 * All settings of one operator's site. This interface declares what the kernel reads; each module adds its
 * own settings by declaration merging, next to the `brandSettings` that it passes to the `brand` module:
 *
 *     export const brandSettings = { transfers: v.optional(TransferSettings, DEFAULT_TRANSFERS) };
 *
 *     declare module '../kernel/brand' {
 *       interface Brand extends SettingsOf<typeof brandSettings> {}
 *     }
 */
export interface Brand {
  /** The site's languages; the first has no special meaning. */
  languages: LanguageCode[];
  defaultLanguage: LanguageCode;
  /** IANA name; defines when the brand's days start and end. */
  timeZone: string;
  status: {
    maintenance: boolean;
    /** Closes the site to every visitor, whatever the country. */
    regionRestriction: boolean;
    /** Closes the site to the visitors of some countries. */
    regions: RegionRule;
    /** In the sandbox: the location of every visitor. By default, each one's own. */
    location: { ip?: string | null | undefined; country?: string | null | undefined };
  };
}

/** The type of parsed settings. */
export type SettingsOf<Entries extends v.ObjectEntries> = v.InferOutput<
  v.ObjectSchema<Entries, undefined>
>;

/** The schemas of the settings that a module adds to the brand, by name. */
export type BrandSettings = {
  readonly [Name in keyof Brand]?: v.GenericSchema<unknown, Brand[Name]>;
};

/** The brand, kept in memory and in the database. */
export interface BrandStore {
  readonly current: Brand;
  /** The settings of a new platform, which the operator has changed since then. */
  readonly initial: Brand;
  /** Applies a JSON merge patch (RFC 7396) and stores the result, or rejects the whole patch. */
  patch(db: Db, patch: unknown, at: Date): Promise<Brand>;
  /** Reloads the brand, for example after the database was reset. */
  reload(db: Db, at: Date): Promise<void>;
}

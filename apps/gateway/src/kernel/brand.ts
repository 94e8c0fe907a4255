import type * as v from 'valibot';
import type { Db } from './db/types';
import type { Language } from './text/texts';

/**
 * Everything that one operator's site is told by the platform. Stated here is what the kernel reads; each
 * module adds its own settings by declaration merging, next to the `brandSettings` that it hands to the
 * `brand` module:
 *
 *     export const brandSettings = { transfers: v.optional(TransferSettings, DEFAULT_TRANSFERS) };
 *
 *     declare module '../kernel/brand' {
 *       interface Brand extends SettingsOf<typeof brandSettings> {}
 *     }
 */
export interface Brand {
  /** The site's languages; the first is not special. */
  languages: Language[];
  defaultLanguage: Language;
  /** IANA name: the brand's days begin and end by it. */
  timeZone: string;
  status: {
    maintenance: boolean;
    regionRestriction: boolean;
    /** Where the caller is said to be; without an address the caller's own is shown. */
    location: { ip?: string | null | undefined; country: string };
  };
}

/** What settings are once they are read. */
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
  /** Applies a JSON merge patch (RFC 7396) and keeps the result, or refuses it whole. */
  patch(db: Db, patch: unknown, at: Date): Promise<Brand>;
  /** Reads it again, for example after the database was put back. */
  reload(db: Db, at: Date): Promise<void>;
}

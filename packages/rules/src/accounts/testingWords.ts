/// <reference types="node" />
import { readFileSync } from 'node:fs';

/** The texts of the site's `errors` catalogue, read as a file: this package imports no other. */
export const ERROR_TEXTS = JSON.parse(
  readFileSync(new URL('../../../i18n/src/locales/en.json', import.meta.url), 'utf8'),
) as Readonly<Record<string, unknown>>;

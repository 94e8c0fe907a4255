import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { StyleSource } from './Stylesheets';

/** A face that is a file; those of the system (`local`) stay. */
const WEB_FACE = /@font-face\s*\{[^}]*url\([^}]*\}/g;

const texts = new Map<string, string>();

/** Puts stylesheets into the page of a visitor who has not been here: their cache cannot have them. */
export function styleSource(request: Request, hasVisited: boolean): StyleSource | undefined {
  const folder = process.env['SITE_BUILD_DIR'];
  if (!import.meta.env.PROD || !folder || hasVisited || request.method !== 'GET') return undefined;
  return (href) => {
    const known = texts.get(href);
    if (known !== undefined) return known;
    const path = join(folder, 'client', href);
    if (!existsSync(path)) return undefined;
    // The fallback faces have the same measures, and the files would take the line from the hero: the
    // bootstrap brings the faces when it is there.
    const text = readFileSync(path, 'utf8').replaceAll(WEB_FACE, '');
    texts.set(href, text);
    return text;
  };
}

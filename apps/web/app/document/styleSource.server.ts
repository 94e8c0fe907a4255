import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { StyleSource } from './Stylesheets';

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
    const text = readFileSync(path, 'utf8');
    texts.set(href, text);
    return text;
  };
}

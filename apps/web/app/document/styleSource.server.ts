import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { StyleSource } from './Stylesheets';
import { parseStyles, usedStyles, type ParsedStyles } from './usedStyles';

/** A face that is a file; those of the system (`local`) stay. */
const WEB_FACE = /@font-face\s*\{[^}]*url\([^}]*\}/g;

const STYLE = /(<style[^>]* data-stylesheet="([^"]+)"[^>]*>)<\/style>/g;

const known = new Map<string, ParsedStyles>();

/**
 * Which stylesheets stand in the page: all, for a visitor who has not been here, whose cache cannot
 * have them. Their text is filled in by `withStyles`, when it is known what the page is made of.
 */
export function styleSource(request: Request, hasVisited: boolean): StyleSource | undefined {
  if (!import.meta.env.PROD || hasVisited || request.method !== 'GET') return undefined;
  return (href) => (stylesOf(href) ? '' : undefined);
}

/** The page with its own part of each stylesheet; the bootstrap brings the whole before React runs. */
export function withStyles(html: string): string {
  if (!html.includes(' data-stylesheet="')) return html;
  const classes = new Set<string>();
  for (const [, names = ''] of html.matchAll(/ class="([^"]*)"/g)) {
    for (const name of names.split(' ')) classes.add(name);
  }
  return html.replaceAll(STYLE, (_, tag: string, href: string) => {
    return `${tag}${usedStyles(stylesOf(href) ?? [], classes)}</style>`;
  });
}

function stylesOf(href: string): ParsedStyles | undefined {
  const folder = process.env['SITE_BUILD_DIR'];
  if (!folder || known.has(href)) return known.get(href);
  const path = join(folder, 'client', href);
  if (!existsSync(path)) return undefined;
  // The fallback faces have the same measures, and the files would take the line from the hero: the
  // bootstrap brings the faces when it is there.
  const styles = parseStyles(readFileSync(path, 'utf8').replaceAll(WEB_FACE, ''));
  known.set(href, styles);
  return styles;
}

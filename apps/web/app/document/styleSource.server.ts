import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { StyleSource } from './Stylesheets';
import { parseStyles, usedStyles, type ParsedStyles } from './usedStyles';

/** Matches font faces that load a file; system (`local`) faces are kept. */
const WEB_FACE = /@font-face\s*\{[^}]*url\([^}]*\}/g;

const STYLE = /(<style[^>]* data-stylesheet="([^"]+)"[^>]*>)<\/style>/g;

const known = new Map<string, ParsedStyles>();

/**
 * Chooses which stylesheets to inline: all of them for a first-time visitor, whose cache can't have them.
 * `withStyles` fills in the text when the page's content is known.
 */
export function styleSource(request: Request, hasVisited: boolean): StyleSource | undefined {
  if (!import.meta.env.PROD || hasVisited || request.method !== 'GET') return undefined;
  return (href) => (stylesOf(href) ? '' : undefined);
}

/** Inlines the used part of each stylesheet. The bootstrap fetches the full files before React runs. */
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
  // The fallback fonts have the same metrics, and font files would compete with the hero picture for
  // bandwidth. The bootstrap loads them later.
  const styles = parseStyles(readFileSync(path, 'utf8').replaceAll(WEB_FACE, ''));
  known.set(href, styles);
  return styles;
}

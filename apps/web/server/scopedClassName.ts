import { hash } from 'node:crypto';
import { relative } from 'node:path';

const ROOT = new URL('../../..', import.meta.url).pathname;

/**
 * The name of a CSS Modules class in the page: its own and four characters of its file's path.
 * Vite's own names also end in the line of the rule, which every visitor would load for every class.
 */
export function scopedClassName(name: string, file: string): string {
  const [path = ''] = file.split('?');
  return `${name}_${hash('sha256', relative(ROOT, path), 'base64url').slice(0, 4)}`;
}

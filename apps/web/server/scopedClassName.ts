import { hash } from 'node:crypto';
import { relative } from 'node:path';

const ROOT = new URL('../../..', import.meta.url).pathname;

/**
 * The generated name of a CSS Modules class: its own name and a four-character hash of the file's path.
 * Vite's default names also include the rule's line, which every visitor would download for every class.
 */
export function scopedClassName(name: string, file: string): string {
  const [path = ''] = file.split('?');
  return `${name}_${hash('sha256', relative(ROOT, path), 'base64url').slice(0, 4)}`;
}

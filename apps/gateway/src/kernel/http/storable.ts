import type { FlatFault } from '@perya/api-client/server';

/**
 * Texts that no database keeps: with a NUL in them, or with half of a character. No keyboard makes
 * them, so they are refused at the door instead of failing wherever they would be read or written.
 */
export function unstorableTexts(value: unknown, path = ''): FlatFault[] {
  if (typeof value === 'string') {
    const isStorable = value.isWellFormed() && !value.includes('\u0000');
    return isStorable ? [] : [{ path, message: 'has characters that are none' }];
  }
  if (typeof value !== 'object' || value === null || value instanceof Blob) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    unstorableTexts(inner, path === '' ? name : `${path}.${name}`),
  );
}

import type { Cipher } from './cipher';
export function createJoseCipher(): Cipher {
  throw new Error('not yet');
}

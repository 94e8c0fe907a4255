import { isAddressOf } from './cryptoAddress';
import type { PayoutKind } from './schema';

/** Digits of an account at a bank, and of a telephone, which an e-wallet is known by. */
const BANK = /^\d{8,20}$/;
const E_WALLET = /^\d{9,13}$/;
const SEPARATORS = /[\s.\-()+]/g;
const SHOWN = 4;

/** A number as it is kept, or undefined where it is none of that kind. */
export function readNumber(
  kind: PayoutKind,
  provider: string,
  entered: string,
): string | undefined {
  if (kind === 'CRYPTO') {
    const address = entered.trim();
    return isAddressOf(provider, address) === true ? address : undefined;
  }
  const digits = entered.replaceAll(SEPARATORS, '');
  return (kind === 'BANK_CARD' ? BANK : E_WALLET).test(digits) ? digits : undefined;
}

/** What its owner knows it by: `•••• 6789`, `TR7N…Lj6t`. */
export function maskNumber(kind: PayoutKind, number: string): string {
  const end = number.slice(-SHOWN);
  return kind === 'CRYPTO' ? `${number.slice(0, SHOWN)}…${end}` : `•••• ${end}`;
}

/** The first letter of each word: `J••• D•••`. */
export const maskHolder = (holder: string): string =>
  holder
    .split(/\s+/)
    .map((word) => `${Array.from(word)[0] ?? ''}•••`)
    .join(' ');

/** Names are compared as banks write them: without accents, capitals or double blanks. */
export function isSameName(one: string, other: string): boolean {
  return plain(one) === plain(other);
}

const plain = (name: string) =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[\s.]+/g, ' ')
    .trim()
    .toLowerCase();

import { isAddressOf } from './cryptoAddress';
import type { PayoutKind } from './schema';

/** Digits of a bank account, and of a phone number, which identifies an e-wallet. */
const BANK = /^\d{8,20}$/;
const E_WALLET = /^\d{9,13}$/;
const SEPARATORS = /[\s.\-()+]/g;
const SHOWN = 4;

/** Normalizes a number for storage; undefined if it isn't valid for that kind. */
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

/** A masked number that its owner recognizes: `•••• 6789`, `TR7N…Lj6t`. */
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

/** Compares names the way banks write them: without accents, case or repeated spaces. */
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

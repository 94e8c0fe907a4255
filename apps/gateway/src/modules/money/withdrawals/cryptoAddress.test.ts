import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isAddressOf } from './cryptoAddress';

const GOOD: Readonly<Record<string, readonly string[]>> = {
  TRC20: ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8'],
  ERC20: [
    '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  ],
  BTC: [
    '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2',
    '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy',
    'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
    'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0',
  ],
};

const each = Object.entries(GOOD).flatMap(([network, list]) =>
  list.map((address) => [network, address] as const),
);

describe('a crypto address', () => {
  it.each(each)('of %s is recognized by its checksum: %s', (network, address) => {
    expect(isAddressOf(network, address)).toBe(true);
  });

  it('is invalid with one character changed', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...each),
        fc.nat(),
        fc.constantFrom(...Array.from('23456789abcdefACDEF')),
        ([network, address], position, letter) => {
          const at = 4 + (position % (address.length - 4));
          fc.pre(address[at]?.toLowerCase() !== letter.toLowerCase());
          const changed = address.slice(0, at) + letter + address.slice(at + 1);
          expect(isAddressOf(network, changed)).toBe(false);
        },
      ),
    );
  });

  it.each([
    ['TRC20', GOOD['ERC20']?.[0] ?? ''],
    ['ERC20', (GOOD['ERC20']?.[0] ?? '').toLowerCase()],
    ['BTC', 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx'],
    ['BTC', GOOD['TRC20']?.[0] ?? ''],
    ['ERC20', ''],
  ])('is invalid for %s: %s', (network, address) => {
    expect(isAddressOf(network, address)).toBe(false);
  });

  it('is undefined for an unknown network', () => {
    expect(isAddressOf('DOGE', 'x')).toBeUndefined();
  });
});

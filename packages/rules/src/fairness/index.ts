import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, createView, utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * Provably fair random numbers. The platform publishes SHA-256 of a secret server seed before play; each
 * outcome is drawn from HMAC-SHA-256(server seed, `client seed:nonce:counter`); once the seed is revealed,
 * anyone can repeat the draws. Shared by the platform and the page.
 */
export interface FairDraw {
  /** 32 bytes, hexadecimal. */
  serverSeed: string;
  clientSeed: string;
  /** Counts the draws with one pair of seeds. */
  nonce: number;
}

/** Valid client seeds. */
export const CLIENT_SEED = /^[\x20-\x7e]{1,64}$/;

/** The commitment published before play: SHA-256 of the server seed's bytes, hexadecimal. */
export function commitmentOf(serverSeed: string): string {
  return bytesToHex(sha256(bytesOf(serverSeed)));
}

/**
 * One number below each limit, all equally likely: words that would favor small numbers are skipped.
 *
 * @param limits integers from 1 to 2^32
 * @throws RangeError for any other limit
 *
 * @example
 * ```ts
 * import { commitmentOf, drawNumbers } from '@perya/rules/fairness';
 *
 * // A page verifies a round: the seed matches its commitment, and repeats the draw.
 * const serverSeed = '00'.repeat(32);
 * commitmentOf(serverSeed); // => '66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925'
 *
 * const dice = drawNumbers({ serverSeed, clientSeed: 'lucky', nonce: 1 }, [6, 6, 6]);
 * dice.map((value) => value + 1); // => [5, 3, 3]
 * ```
 */
export function drawNumbers(
  { serverSeed, clientSeed, nonce }: FairDraw,
  limits: readonly number[],
): number[] {
  if (!limits.every((limit) => Number.isInteger(limit) && limit >= 1 && limit <= 2 ** 32)) {
    throw new RangeError(`Not every limit is an integer from 1 to 2^32: ${limits.join(', ')}.`);
  }
  const key = bytesOf(serverSeed);
  const numbers: number[] = [];
  for (let counter = 0; numbers.length < limits.length; counter += 1) {
    const message = utf8ToBytes(`${clientSeed}:${nonce}:${counter}`);
    const block = createView(hmac(sha256, key, message));
    for (let at = 0; at < block.byteLength && numbers.length < limits.length; at += 4) {
      const limit = limits[numbers.length] ?? 1;
      const word = block.getUint32(at);
      if (word < fairCeiling(limit)) numbers.push(word % limit);
    }
  }
  return numbers;
}

/** The largest multiple of the limit within the range of a 32-bit word. */
export function fairCeiling(limit: number): number {
  return Math.floor(0x1_0000_0000 / limit) * limit;
}

/** Invalid hexadecimal counts as zero: such a seed can't match its commitment. */
function bytesOf(hexText: string): Uint8Array {
  const bytes = new Uint8Array(hexText.length / 2);
  for (let at = 0; at < bytes.length; at += 1) {
    bytes[at] = Number.parseInt(hexText.slice(at * 2, at * 2 + 2), 16);
  }
  return bytes;
}

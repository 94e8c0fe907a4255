import { sha256 } from '@noble/hashes/sha2.js';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { bech32, bech32m, createBase58check } from '@scure/base';

const base58check = createBase58check(sha256);

/** Version bytes before the hash of a key or script. */
const TRON_VERSION = 0x41;
const BITCOIN_VERSIONS: ReadonlySet<number> = new Set([0x00, 0x05]);
const HASH_BYTES = 20;

/** Whether an address is valid for a network, by its checksum; undefined if the network is unknown. */
export function isAddressOf(network: string, address: string): boolean | undefined {
  return CHECKS[network]?.(address);
}

const CHECKS: Readonly<Record<string, (address: string) => boolean>> = {
  TRC20: (address) => isBase58(address, (version) => version === TRON_VERSION),
  ERC20: isEthereum,
  BTC: (address) =>
    isBase58(address, (version) => BITCOIN_VERSIONS.has(version)) || isSegwit(address),
};

function isBase58(address: string, isVersion: (version: number) => boolean): boolean {
  try {
    const [version = -1, ...hash] = base58check.decode(address);
    return isVersion(version) && hash.length === HASH_BYTES;
  } catch {
    return false;
  }
}

/** EIP-55: the case of the letters is the checksum. An address in a single case has none and is rejected. */
function isEthereum(address: string): boolean {
  if (!/^0x[0-9a-fA-F]{40}$/.test(address)) return false;
  const digits = address.slice(2);
  if (/^\d+$/.test(digits)) return true;
  const hash = bytesToHex(keccak_256(utf8ToBytes(digits.toLowerCase())));
  return Array.from(digits).every((digit, at) => {
    const isUpper = Number.parseInt(hash[at] ?? '0', 16) >= 8;
    return digit === (isUpper ? digit.toUpperCase() : digit.toLowerCase());
  });
}

/** BIP-173 and BIP-350: version 0 is bech32, later ones bech32m. */
function isSegwit(address: string): boolean {
  for (const [code, isVersion] of [
    [bech32, (version: number) => version === 0],
    [bech32m, (version: number) => version >= 1 && version <= 16],
  ] as const) {
    const decoded = code.decodeUnsafe(address);
    if (decoded?.prefix !== 'bc') continue;
    const [version = -1, ...words] = decoded.words;
    const program = code.fromWordsUnsafe(words);
    if (!isVersion(version) || !program) continue;
    const { length } = program;
    if (version === 0 ? length === 20 || length === 32 : length >= 2 && length <= 40) return true;
  }
  return false;
}

import { isIPv4 } from 'node:net';

/** The fields of a record: `{ country_code: 'PH' }` or `{ country: { iso_code: 'PH' } }`. */
interface TestRecord {
  readonly [field: string]: string | TestRecord;
}

interface Node {
  next: [Node | number | undefined, Node | number | undefined];
}

const BITS = 128;

/**
 * A database in the MMDB format (MaxMind DB, version 2.0) with these records by IP address, each for that single
 * address.
 */
export function mmdbOf(records: Readonly<Record<string, TestRecord>>): Buffer {
  const root: Node = { next: [undefined, undefined] };
  const nodes = [root];
  const data: Buffer[] = [];
  for (const [ip, record] of Object.entries(records)) {
    const offset = Buffer.concat(data).length;
    data.push(encode(record));
    let node = root;
    const bits = bitsOf(ip);
    for (const bit of bits.slice(0, -1)) {
      const next = node.next[bit] ?? { next: [undefined, undefined] };
      if (typeof next === 'number') throw new Error(`${ip} is listed twice.`);
      if (node.next[bit] === undefined) nodes.push(next);
      node.next[bit] = next;
      node = next;
    }
    node.next[bits[BITS - 1] ?? 0] = offset;
  }
  const index = new Map(nodes.map((node, place) => [node, place]));
  const tree = Buffer.alloc(nodes.length * 6);
  for (const [place, { next }] of nodes.entries()) {
    for (const side of [0, 1] as const) {
      tree.writeUIntBE(pointerOf(next[side], index), place * 6 + side * 3, 3);
    }
  }
  const metadata = encode({
    binary_format_major_version: 2,
    binary_format_minor_version: 0,
    build_epoch: 0,
    database_type: 'Test-Country',
    ip_version: 6,
    node_count: nodes.length,
    record_size: 24,
  });
  const marker = Buffer.from('\xab\xcd\xefMaxMind.com', 'latin1');
  return Buffer.concat([tree, Buffer.alloc(16), ...data, marker, metadata]);
}

function pointerOf(target: Node | number | undefined, index: ReadonlyMap<Node, number>): number {
  if (target === undefined) return index.size;
  return typeof target === 'number' ? index.size + 16 + target : (index.get(target) ?? 0);
}

/** IPv4 addresses are those of `::/96`. */
function bitsOf(ip: string): (0 | 1)[] {
  const digits = isIPv4(ip)
    ? BigInt(ip.split('.').reduce((value, part) => value * 256 + Number(part), 0))
    : groupsOf(ip).reduce((value, group) => (value << 16n) | BigInt(`0x${group}`), 0n);
  return Array.from(digits.toString(2).padStart(BITS, '0'), (bit) => (bit === '1' ? 1 : 0));
}

function groupsOf(ip: string): string[] {
  const [head = '', tail] = ip.split('::');
  const [before, after] = [head, tail ?? ''].map((part) => part.split(':').filter(Boolean));
  const missing = 8 - (before?.length ?? 0) - (after?.length ?? 0);
  return [...(before ?? []), ...Array<string>(missing).fill('0'), ...(after ?? [])];
}

/** Types of the format: a string is 2, an unsigned 32-bit number 6, a map 7. */
function encode(value: string | number | { readonly [field: string]: unknown }): Buffer {
  if (typeof value === 'string') {
    return Buffer.concat([Buffer.from([(2 << 5) | value.length]), Buffer.from(value)]);
  }
  if (typeof value === 'number') {
    const bytes = Buffer.alloc(5, (6 << 5) | 4);
    bytes.writeUInt32BE(value, 1);
    return bytes;
  }
  const fields = Object.entries(value).map(([name, inner]) =>
    Buffer.concat([encode(name), encode(inner as string)]),
  );
  return Buffer.concat([Buffer.from([(7 << 5) | fields.length]), ...fields]);
}

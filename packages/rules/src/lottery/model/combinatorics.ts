/** The number of ways to choose `k` of `n`, of any size; 0 if `k` is out of range. */
export function chooseExactly(n: number, k: number): bigint {
  if (!Number.isInteger(n) || !Number.isInteger(k))
    throw new RangeError('choose(n, k) takes whole numbers.');
  if (k < 0 || n < 0 || k > n) return 0n;
  let ways = 1n;
  for (let i = 1; i <= Math.min(k, n - k); i++) ways = (ways * BigInt(n - i + 1)) / BigInt(i);
  return ways;
}

/**
 * The exact number of ways to choose `k` of `n`. Integers only; 0 if `k` is out of range. Exact up to
 * `Number.MAX_SAFE_INTEGER`, beyond which it throws instead of rounding.
 */
export function choose(n: number, k: number): number {
  const ways = chooseExactly(n, k);
  if (ways > BigInt(Number.MAX_SAFE_INTEGER))
    throw new RangeError(`choose(${n}, ${k}) is too large to be exact.`);
  return Number(ways);
}

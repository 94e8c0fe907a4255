import { arrange, chancesFrom, type RowChances } from './arrange';
import { CARDS, HAND_STRENGTH_COUNT, strengthOf, type Card } from './hands';
import { ROW_CHANCES, writeChances } from './rowChances';
import {
  HAND_SIZE,
  isValidArrangement,
  SHARES_PER_PRIZE,
  PRIZE_COUNT,
  rowsOf,
  SEATS,
  showdown,
  type Rows,
} from './table';

// Creates the table used by computer players (`pnpm pusoy table 60000 24`), or plays many rounds with the
// existing one and prints the results (`pnpm pusoy rounds 10000000`).

/** Marsaglia's xorshift: fast, and identical on every machine. Not used for real rounds. */
function dealer(seed: number): () => Card[][] {
  let state = seed | 1;
  const below = (limit: number): number => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % limit;
  };
  const deck = Array.from({ length: CARDS }, (_, card) => card);
  return () => {
    for (let index = 0; index < SEATS * HAND_SIZE; index += 1) {
      const place = index + below(CARDS - index);
      const card = deck[place] ?? 0;
      deck[place] = deck[index] ?? 0;
      deck[index] = card;
    }
    return Array.from({ length: SEATS }, (_, seat) =>
      deck.slice(seat * HAND_SIZE, (seat + 1) * HAND_SIZE),
    );
  };
}

/** Each pass responds to the average of the earlier passes, so that the table converges. */
function train(passes: number, deals: number): Float64Array[] {
  const laid = [0, 1, 2].map(() => new Float64Array(HAND_STRENGTH_COUNT));
  // Initially, every strength is equally likely in every row.
  let chances: Float64Array[] = chancesFrom(
    [0, 1, 2].map(() => new Float64Array(HAND_STRENGTH_COUNT).fill(1)),
  );
  const next = dealer(20_260_705);
  for (let pass = 0; pass < passes; pass += 1) {
    // Arrangements by an earlier, worse table are gradually discounted.
    for (const row of laid) row.forEach((count, strength) => (row[strength] = count * 0.6));
    for (let round = 0; round < deals; round += 1) {
      for (const cards of next()) {
        arrange(cards, chances).forEach((hand, row) => {
          const counts = laid[row];
          const strength = strengthOf(hand);
          if (counts !== undefined) counts[strength] = (counts[strength] ?? 0) + 1;
        });
      }
    }
    chances = chancesFrom(laid);
  }
  return chances;
}

type Player = (cards: readonly Card[]) => Rows;

/** Arranges the cards as dealt, only sorting the rows. */
const careless: Player = (cards) => {
  const heaps = [cards.slice(0, 3), cards.slice(3, 6), cards.slice(6, 9)].sort(
    (one, other) => strengthOf(one as never) - strengthOf(other as never),
  );
  const rows = rowsOf(heaps.flat(), cards);
  if (rows === undefined || !isValidArrangement(rows))
    throw new Error('Rows that were sorted are in order.');
  return rows;
};

/** The best cards in the back, the next in the middle: a beginner's strategy. */
const greedy: Player = (cards) =>
  arrange(
    cards,
    [1e-9, 1e-5, 1].map((weight) =>
      Float64Array.from(
        { length: HAND_STRENGTH_COUNT },
        (_, strength) => (weight * (strength + 1)) / HAND_STRENGTH_COUNT,
      ),
    ),
  );

function play(rounds: number, player: Player, chances: RowChances = ROW_CHANCES): void {
  const next = dealer(77_003);
  let sum = 0;
  let squares = 0;
  let ones = 0;
  let bannersOfOne = 0;
  const takes = new Map<number, number>();
  for (let round = 0; round < rounds; round += 1) {
    const [mine = [], ...others] = next();
    const end = showdown([player(mine), ...others.map((cards) => arrange(cards, chances))]);
    const take = end.takes[0] ?? 0;
    sum += take;
    squares += take * take;
    takes.set(take, (takes.get(take) ?? 0) + 1);
    if (end.shares.reduce((rows, row) => rows + (row[0] ?? 0), 0) === SHARES_PER_PRIZE) {
      ones += 1;
      bannersOfOne += end.banner[0] ?? 0;
    }
  }
  const mean = sum / rounds / SHARES_PER_PRIZE;
  const error = Math.sqrt((squares / rounds / SHARES_PER_PRIZE ** 2 - mean ** 2) / rounds);
  const print = (text: string) => process.stdout.write(`${text}\n`);
  print(
    `${rounds} rounds: ${mean.toFixed(5)} ± ${(1.96 * error).toFixed(5)} stakes before the rake`,
  );
  print(`banner when one row was taken: ${(bannersOfOne / ones / SHARES_PER_PRIZE).toFixed(3)}`);
  for (const [take, count] of [...takes].sort(([one], [other]) => one - other)) {
    if (count / rounds >= 0.001)
      print(
        `  ${(take / SHARES_PER_PRIZE).toFixed(2)} of ${PRIZE_COUNT}: ${((count / rounds) * 100).toFixed(2)} %`,
      );
  }
}

const [job = '', count = '100000', passes = '24'] = process.argv.slice(2);
if (job === 'table')
  process.stdout.write(`${writeChances(train(Number(passes), Number(count)))}\n`);
else if (job === 'careless') play(Number(count), careless);
else if (job === 'greedy') play(Number(count), greedy);
else if (job === 'rounds') play(Number(count), (cards) => arrange(cards));
else throw new Error('Say "table", "rounds", "careless" or "greedy", and how many deals.');

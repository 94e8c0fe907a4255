/** Prints what it has computed as JSON, which the check compares. */
import { listGames } from '@perya/api-client';
import { openApiDocument } from '@perya/api-client/openapi';
import { createFakePlatform, wireGames } from '@perya/api-client/testing';
import { countBets } from '@perya/rules/lottery';
import { formatDecimal } from '@perya/rules/money/decimal';

const platform = createFakePlatform().on(listGames, () => ({
  games: wireGames(3),
  totalPages: 1,
  totalCount: 3,
}));
const page = await platform.client().call(listGames, { category: 'RNG' });

const { paths } = openApiDocument({
  version: '1.0.0',
  servers: [{ url: 'https://platform.example.com' }],
});

const summary = {
  games: page.items.map(({ name }) => name),
  bets: countBets({ kind: 'set', board: { from: 1, to: 20, width: 2 }, picks: 5, max: 10 }, [
    ['01', '02', '03', '04', '05', '06'],
  ]),
  amount: formatDecimal(123_456n),
  documentsGames: Object.keys(paths).some((path) => path.includes('game')),
};
console.log(JSON.stringify(summary));

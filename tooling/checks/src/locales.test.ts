import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkCatalogues } from '@perya/i18n/testing';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** The folders with translations: `locales/*.json` in seven languages. */
const FOLDERS = globSync('{apps,packages}/*/{src,app}/**/locales/en.json', { cwd: ROOT })
  .map((file) => dirname(dirname(file)))
  .toSorted((left, right) => left.localeCompare(right));

type Keys = Readonly<Record<string, readonly string[]>>;

/** Keys whose text may be the same as in English: loan words, names, symbols. */
const SAME_AS_ENGLISH: Keys = {
  'apps/arcade/src/baccarat': [
    'player',
    'banker',
    'playerPair',
    'bankerPair',
    'bead',
    'bigRoad',
    'bigEye',
    'smallRoad',
    'cockroach',
    'dealer',
    'seconds',
    'clubs',
    'diamonds',
    'hearts',
    'spades',
  ],
  'apps/arcade/src/crash': ['cashOut'],
  'apps/arcade/src/fish': ['name.clownfish', 'name.lionfish', 'name.kraken', 'auto'],
  'apps/arcade/src/game': ['balance', 'rules', 'fairness', 'returns', 'freeRound'],
  'apps/arcade/src/pusoy': [
    'kinds.highCard',
    'kinds.flush',
    'kinds.straight',
    'kinds.straightFlush',
    'suits.*',
  ],
  'apps/arcade/src/slot': ['freeRound', 'rules', 'lines', 'perLine', 'result'],
  'apps/arcade/src/sports': [
    'sport.*',
    'moment.halfTime',
    'moment.quarter',
    'market.double',
    'market.handicap',
    'market.set',
    'market.map',
    'market.game',
    'selection.over',
    'selection.under',
    'selection.odd',
    'selection.even',
    'slip.title',
    'slip.singles',
  ],
  'apps/web/app/home/lazy': ['lottery.jackpot'],
  'packages/agent-centre/src/downlines': [
    'column.*',
    'fact.balance',
    'fact.status',
    'fact.team',
    'filter.level',
    'filter.levelOf',
    'filter.status',
    'found_one',
    'kind.member',
    'online',
    'profile.title',
    'rebates.loweredLine',
    'sums.team',
    'sums.turnover',
    'title',
    'transfer.balance',
    'transfer.leftOf',
    'tree.profile',
  ],
  'packages/agent-centre/src/register': [
    'create.account',
    'kind.member',
    'links.clicks',
    'links.name',
    'links.status',
    'links.uses',
    'links.usesOf',
  ],
  'packages/agent-centre/src/team': [
    'figure.turnover',
    'category.turnover',
    'top.downline',
    'top.members',
  ],
  'packages/auth/src': [
    'loginForm.username',
    'loginForm.password',
    'loginPanel.byPassword',
    'changePassword.account',
    'phoneField.label',
    'phoneField.country',
    'codeField.label',
    'forgotPassword.username',
    'forgotPassword.email',
    'registerForm.username',
    'registerForm.password',
  ],
  'packages/i18n/src/categories': ['LIVE', 'RNG', 'FISH', 'SPORTS', 'ESPORTS'],
  'packages/lobby/src': ['*.demo', '*.demoGame', '*.hot', '*.rtp'],
  'packages/lobby/src/filters': [
    'flags.demo',
    'flags.hot',
    'flags.top',
    'filters.rtp',
    'filters.volatilities',
    'feature.WILD',
    'feature.SCATTER',
    'feature.FREE_SPINS',
    'feature.AUTO_CASH_OUT',
    'kind.*',
    'tables.result.*',
    'draws.jackpot',
    'draws.group.PH',
  ],
  'packages/lobby/src/playing': ['gamePage.fullScreen', 'gamePage.deposit'],
  'packages/lottery/src': [
    'words.*',
    'slip.positionNumbers',
    'slip.openWith_*',
    'slip.title',
    'desk.jackpot',
    'stake.series',
    'board.even',
    'board.odd',
    'ticket.tierWon',
  ],
  'packages/member-centre/src': ['centre.title'],
  'packages/member-centre/src/deposit': [
    'new.title',
    'new.submit',
    'new.submitEmpty',
    'status.bank',
    'kind.bank',
    'kind.ewallet',
    'kind.qr',
    'kind.card',
    'kind.crypto',
    'status.account',
    'summary.rate',
    'summary.fee',
    'summary.bonus',
    'pages.page',
  ],
  'packages/member-centre/src/payouts': [
    'kind.bankCard',
    'kind.eWallet',
    'kind.crypto',
    'provider.eWallet',
    'provider.crypto',
    'provider.bankCard',
    'number.bankCard',
    'number.crypto',
  ],
  'packages/member-centre/src/records': [
    'bets.category',
    'bets.game',
    'bets.payout',
    'bets.turnover',
    'bonuses.bonus',
    'bonuses.state',
    'bonuses.turnover',
    'bonusKind.rebate',
    'bonusKind.reward',
    'winners.rank',
  ],
  'packages/member-centre/src/rewards': ['rebate.turnover', 'rebate.amount'],
  'packages/member-centre/src/security': ['task.loginPassword'],
  'packages/member-centre/src/wallet': ['wallet.title', 'wallet.main', 'upline.balance'],
  'packages/member-centre/src/withdraw': [
    'page.title',
    'summary.balance',
    'quote.fee',
    'detail.title',
  ],
  'packages/page-kit/src': [
    'measure.turnover',
    'mission.reward',
    'moveType.*',
    'moves.status',
    'pagination.page',
    'paymentPasswordField.label',
    'prize.*',
    'redemptions.spent',
  ],
  'packages/points-mall/src': [
    'kind.cash',
    'mall.found',
    'pointMallPage.title',
    'pointSource.REDEMPTION',
    'points.count',
  ],
  'packages/points-mall/src/activities': ['tournament.players', 'wheel.tickets'],
  'packages/promotions/src': ['category.vip', 'category.cashback'],
  'packages/support/src': ['downloadPage.android'],
  'packages/support/src/chat': ['chatPanel.title'],
  'packages/support/src/speed-test': ['row.ms'],
};

/** Keys that no source file contains: they come from the platform, or are concatenated. */
const USED_ELSEWHERE: Keys = {
  'apps/arcade/src/baccarat': ['playerPair', 'bankerPair'],
  'apps/web/app/install': ['offline.*'],
  'apps/web/app/seo': ['description.*'],
  'packages/i18n/src': ['*'],
  'packages/i18n/src/account-errors': ['*'],
  'packages/i18n/src/categories': ['*'],
  'packages/lottery/src': ['words.*', 'ticket.state.*'],
  'packages/lottery/src/play-rules': ['rule.*'],
};

/** Packages whose sources use the texts, if not the one that contains them. */
const USED_BY: Readonly<Record<string, string>> = {
  'apps/arcade/src/game': 'apps/arcade/src',
  'packages/lobby/src/filters': 'packages/lobby/src',
  'packages/lobby/src/playing': 'packages/lobby/src',
};

test.each(FOLDERS)('%s is complete in all seven languages', (folder) => {
  const errors = checkCatalogues(ROOT + folder, {
    sameAsEnglish: SAME_AS_ENGLISH[folder] ?? [],
    usedElsewhere: USED_ELSEWHERE[folder] ?? [],
    usedBy: ROOT + (USED_BY[folder] ?? folder),
  });
  expect(errors).toEqual([]);
});

test('has no exceptions for a folder without texts', () => {
  const named = [SAME_AS_ENGLISH, USED_ELSEWHERE, USED_BY].flatMap((each) => Object.keys(each));
  expect(named.filter((folder) => !FOLDERS.includes(folder))).toEqual([]);
});

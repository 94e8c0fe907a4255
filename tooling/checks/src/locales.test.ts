import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LANGUAGE_CODES } from '@perya/i18n/core';
import {
  checkCatalogues,
  checkGlossary,
  checkTranslations,
  readGlossary,
} from '@perya/i18n/testing';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** The folders with translations: `locales/*.json` in seven languages. */
const FOLDERS = globSync('{apps,packages}/*/{src,app}/**/locales/en.json', { cwd: ROOT })
  .map((file) => dirname(dirname(file)))
  .toSorted((left, right) => left.localeCompare(right));

const GLOSSARY = readGlossary();

type Keys = Readonly<Record<string, readonly string[]>>;

/**
 * Keys whose text may use other words than the glossary's: search words, file names, and English words with
 * another meaning (“Draw” as a tie, “Open” as a verb, “Player” as a person). In tongits, cards are drawn, and a
 * meld is a “bahay”.
 */
const OTHER_WORDS: Keys = {
  'apps/arcade/src/dominoes': ['*'],
  'apps/arcade/src/lottery': ['toasts.region'],
  'apps/arcade/src/match': ['player', 'points'],
  'apps/arcade/src/plinko': ['aim', 'drawnRule', 'keys'],
  'apps/arcade/src/roulette': ['aim', 'spinning'],
  'apps/arcade/src/sports': ['selection.draw'],
  'apps/arcade/src/tongits': ['*'],
  'apps/gateway/src/modules/content/help': ['articles.*.keywords'],
  'apps/web/app/shell': ['find.*'],
  'packages/agent-centre/src/contracts': ['note.label'],
  'packages/agent-centre/src/register': ['linkStatus.open'],
  'packages/agent-centre/src/settlements': ['detail.settledAt', 'file.dividend'],
  'packages/lobby/src': ['gameCard.open', 'palette.open'],
  'packages/lobby/src/filters': ['events.draw'],
  'packages/lottery/src': ['slip.bets', 'words.playType.big', 'words.playType.small'],
  'packages/member-centre/src/records': [
    'betStatus.drawn',
    'bets.file',
    'moves.file',
    'winners.player',
  ],
  'packages/member-centre/src/rewards': ['missions.ranks', 'ranks.player'],
  'packages/points-mall/src': ['pointType.REFUNDED'],
  'packages/points-mall/src/activities': ['ladder.player', 'odds.odds'],
};

/** Keys that no source file contains: they come from the platform, or are concatenated. */
const USED_ELSEWHERE: Keys = {
  'apps/gateway/src/modules/content/help': ['articles.*', 'subjects.*'],
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
  'apps/gateway/src/kernel/text': 'apps/gateway/src',
  'apps/arcade/src/game': 'apps/arcade/src',
  'apps/arcade/src/live-table': 'apps/arcade/src',
  'apps/arcade/src/instant': 'apps/arcade/src',
  'apps/arcade/src/match': 'apps/arcade/src',
  'packages/lobby/src/filters': 'packages/lobby/src',
  'packages/lobby/src/playing': 'packages/lobby/src',
};

test('the glossary is complete and unambiguous in all seven languages', () => {
  expect(checkGlossary(GLOSSARY)).toEqual([]);
});

test.each(FOLDERS)(
  '%s is complete in all seven languages, in the words of the glossary',
  (folder) => {
    const errors = checkCatalogues(ROOT + folder, {
      glossary: GLOSSARY,
      otherWords: OTHER_WORDS[folder] ?? [],
      usedElsewhere: USED_ELSEWHERE[folder] ?? [],
      usedBy: ROOT + (USED_BY[folder] ?? folder),
    });
    expect(errors).toEqual([]);
  },
);

test('has no exceptions for a folder without texts', () => {
  const named = [OTHER_WORDS, USED_ELSEWHERE, USED_BY].flatMap((each) => Object.keys(each));
  expect(named.filter((folder) => !FOLDERS.includes(folder))).toEqual([]);
});

const GATEWAY_TEXTS = 'apps/gateway/src/kernel/text';
const HELP = 'apps/gateway/src/modules/content/help';

/** Labels of the site that other texts quote: the quote, and the label. */
const QUOTES: readonly (readonly [
  quote: readonly [string, string],
  label: readonly [string, string],
])[] = [
  [
    [HELP, 'label.forgotPassword'],
    ['packages/auth/src', 'loginForm.forgot'],
  ],
  [
    [HELP, 'label.deposit'],
    ['apps/web/app/shell', 'account.deposit'],
  ],
  [
    [HELP, 'label.withdraw'],
    ['apps/web/app/shell', 'account.withdraw'],
  ],
  [
    [HELP, 'label.checking'],
    ['packages/page-kit/src', 'moneyCall.checking'],
  ],
  [
    [HELP, 'label.demo'],
    ['packages/lobby/src', 'gameCard.demo'],
  ],
  [
    [HELP, 'label.openInTab'],
    ['packages/lobby/src/playing', 'gamePage.openWindow'],
  ],
  [
    [HELP, 'label.customerService'],
    ['apps/web/app', 'rail.service'],
  ],
  [
    [HELP, 'label.ownData'],
    ['packages/member-centre/src', 'centre.ownData'],
  ],
  [
    [HELP, 'label.securityCenter'],
    ['apps/web/app/shell', 'account.security'],
  ],
  [
    [HELP, 'label.logOutElsewhere'],
    ['packages/member-centre/src/security', 'devices.endOthers'],
  ],
  [
    [HELP, 'label.responsibleGaming'],
    ['packages/member-centre/src', 'centre.playerProtection'],
  ],
  [
    [HELP, 'label.promotions'],
    ['packages/promotions/src', 'promotionsPage.title'],
  ],
  [
    [HELP, 'label.getTheApp'],
    ['apps/web/app', 'page.download'],
  ],
  [
    [GATEWAY_TEXTS, 'label.joinPromotion'],
    ['packages/promotions/src', 'part.takePart'],
  ],
  [
    ['packages/i18n/src/account-errors', 'login_password_missing'],
    ['packages/auth/src', 'loginForm.forgot'],
  ],
];

function textOf([folder, key]: readonly [string, string], language: string): string {
  const file = `${ROOT}${folder}/locales/${language.toLowerCase()}.json`;
  const texts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  return String(
    key.split('.').reduce<unknown>((tree, part) => (tree as typeof texts)[part], texts),
  );
}

test.each(QUOTES)('%j quotes %j in all seven languages', (quote, label) => {
  for (const language of LANGUAGE_CODES) {
    expect(textOf(quote, language)).toContain(textOf(label, language));
  }
});

test('every label in the gateway’s texts is compared with the site', () => {
  const labels = [HELP, GATEWAY_TEXTS].flatMap((folder) => {
    const file = `${ROOT}${folder}/locales/en.json`;
    const { label } = JSON.parse(readFileSync(file, 'utf8')) as { label: object };
    return Object.keys(label).map((key) => [folder, `label.${key}`]);
  });
  expect(QUOTES.map(([quote]) => quote)).toEqual(expect.arrayContaining(labels));
});

/** The texts in a tree of content, by path; each is an object with a text per language. */
function textsIn(tree: unknown, path: string): [string, Record<string, string>][] {
  if (typeof tree !== 'object' || tree === null) return [];
  if ('EN' in tree) return [[path, tree as Record<string, string>]];
  return Object.entries(tree).flatMap(([key, value]) => textsIn(value, `${path}.${key}`));
}

const DEMO_FILES = globSync('apps/gateway/src/demo/*.json', { cwd: ROOT }).toSorted();

test.each(DEMO_FILES)('%s is translated, in the words of the glossary', (file) => {
  const content: unknown = JSON.parse(readFileSync(ROOT + file, 'utf8'));
  const texts = textsIn(content, basename(file, '.json'));
  expect(checkTranslations(Object.fromEntries(texts), { glossary: GLOSSARY })).toEqual([]);
});

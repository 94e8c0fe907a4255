import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkCatalogues, checkGlossary, readGlossary } from '@perya/i18n/testing';
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
 * another meaning (“Draw” as a tie, “Open” as a verb, “Player” as a person).
 */
const OTHER_WORDS: Keys = {
  'apps/arcade/src/lottery': ['toasts.region'],
  'apps/arcade/src/sports': ['selection.draw'],
  'apps/web/app/shell': ['find.deposit', 'find.pointMall', 'find.promotions', 'find.withdraw'],
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

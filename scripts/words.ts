/**
 * `pnpm words sample TH 100`: prints random texts of a language beside the English ones, for a reviewer.
 */
import { readWords, sampleWords, wordsPage } from '../tooling/checks/src/index.ts';
import { exitWith, ExpectedError, ROOT } from '../tooling/launcher/src/index.ts';

try {
  const [command, language = '', count = '100'] = process.argv.slice(2);
  const isLanguage = /^(TY|FIL|CN|TH|VI|ID|EN)$/i.test(language);
  if (command !== 'sample' || !isLanguage || !/^[1-9]\d*$/.test(count)) {
    throw new ExpectedError(
      'Usage: pnpm words sample LANGUAGE [COUNT], with one of the languages TY, EN, CN, ID, TH, VI, FIL.',
    );
  }
  console.log(wordsPage(sampleWords(readWords(ROOT, language), Number(count))));
} catch (error) {
  exitWith(error);
}

export {
  changedFiles,
  foldersWith,
  mainBranch,
  selectChanged,
  workspaceOf,
  type Selection,
} from './changed.ts';
export {
  playwrightResults,
  vitestResults,
  type PlaywrightReport,
  type TestResult,
  type VitestReport,
} from './results.ts';
export { runSteps, type Step, type StepOutcome, type Write } from './runSteps.ts';
export { htmlReport, isGreen, summaryOf } from './summary.ts';
export { readWords, sampleWords, wordsPage, type WordsRow } from './words.ts';

import type { TestResult } from './results.ts';

export type Write = (text: string) => void;

/** One step of `pnpm test`. */
export interface Step {
  title: string;
  /** Rejects if the check fails. */
  run(write: Write): Promise<void>;
  /** Test results from the report, for a test runner. Throws if there is no report. */
  results?(): TestResult[];
}

/** The outcome of a step. */
export interface StepOutcome {
  title: string;
  seconds: number;
  hasFailed: boolean;
  /** Its last lines of output, to describe a failure without a failed test. */
  lastLines: string;
  /** Null if it isn't a test runner. */
  results: TestResult[] | null;
}

const LAST_LINES = 60;

/**
 * Runs groups of steps one after the other, and the steps of a group in parallel. All of them run, even after
 * a failure, so that one run reports everything. The output of a step alone in its group is streamed; the
 * output of parallel steps is printed when each ends.
 *
 * @param atOnce max number of parallel steps in a group
 */
export async function runSteps(
  groups: readonly (readonly Step[])[],
  { write, atOnce }: { write: Write; atOnce: number },
): Promise<StepOutcome[]> {
  const outcomes: StepOutcome[] = [];
  for (const group of groups) {
    if (group.length === 1 && group[0]) {
      write(headOf(group[0]));
      outcomes.push(await runStep(group[0], write));
    } else {
      const waiting = group.entries();
      const ended: StepOutcome[] = [];
      const work = async () => {
        for (const [place, step] of waiting) {
          let text = '';
          ended[place] = await runStep(step, (part) => (text += part));
          write(headOf(step) + text);
        }
      };
      await Promise.all(Array.from({ length: atOnce }, work));
      outcomes.push(...ended);
    }
  }
  return outcomes;
}

const headOf = ({ title }: Step) => `\n━━ ${title}\n`;

async function runStep(step: Step, write: Write): Promise<StepOutcome> {
  const startedAt = performance.now();
  let lines = [''];
  let hasFailed = false;
  const remember: Write = (text) => {
    write(text);
    const [first = '', ...more] = text.split('\n');
    lines = [...lines.slice(0, -1), `${lines.at(-1)}${first}`, ...more].slice(-LAST_LINES);
  };
  try {
    await step.run(remember);
  } catch (error) {
    hasFailed = true;
    remember(`${messageOf(error)}\n`);
  }
  let results: TestResult[] | null = null;
  if (step.results) {
    try {
      results = step.results();
    } catch (error) {
      // Without a report, the runner hasn't run.
      hasFailed = true;
      results = [];
      remember(`Its report can't be read: ${messageOf(error)}\n`);
    }
    hasFailed ||= results.length === 0 || results.some(({ state }) => state === 'failed');
  }
  return {
    title: step.title,
    seconds: (performance.now() - startedAt) / 1000,
    hasFailed,
    lastLines: lines.filter((line) => line.trim() !== '').join('\n'),
    results,
  };
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

import type { TestError } from 'vitest';
import type { Reporter, TestModule } from 'vitest/node';

/**
 * Prints a line per finished file, and the errors of its failed tests: if a run is aborted, its output shows
 * how far it got and what took the time.
 */
export default class LineReporter implements Reporter {
  onTestModuleEnd(file: TestModule): void {
    const tests = [...file.children.allTests()];
    const failed = tests.filter((test) => test.result().state === 'failed');
    const seconds = (file.diagnostic().duration / 1000).toFixed(1);
    const mark = file.state() === 'failed' ? '✖' : '✔';
    console.log(
      `${mark} ${file.project.name} ${file.relativeModuleId}: ${tests.length} in ${seconds} s`,
    );
    for (const { message } of file.errors()) console.log(`  ${message}`);
    for (const test of failed) {
      console.log(`  ✖ ${test.fullName}`);
      for (const error of test.result().errors ?? []) tell(error);
    }
  }
}

/** For a failed property, the error is in `cause`; its own message only contains the values. */
function tell({ message, diff, cause }: TestError): void {
  console.log(`    ${message}`);
  if (diff !== undefined) console.log(diff);
  if (cause !== undefined) tell(cause);
}

import type { TestError } from 'vitest';
import type { Reporter, TestModule } from 'vitest/node';

/**
 * A line for each file as it ends, and the reasons of its failed tests: where a run is cut off, its
 * output tells how far it came and what took the time.
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

/** A failed property is the cause's failure: it says itself only for which values. */
function tell({ message, diff, cause }: TestError): void {
  console.log(`    ${message}`);
  if (diff !== undefined) console.log(diff);
  if (cause !== undefined) tell(cause);
}

/** `pnpm ops`: a command-line client of the operator's calls. */
import { resolve } from 'node:path';
import {
  exitWith,
  ExpectedError,
  operatorKeyIn,
  portsFrom,
  ROOT,
} from '../tooling/launcher/src/index.ts';

try {
  const { runCommand } = await import('../tooling/operator-cli/src/index.ts').catch((cause) => {
    throw new ExpectedError('The packages are not built: run “pnpm build” first.', { cause });
  });
  const dataDir = resolve(ROOT, process.env['DATA_DIR'] || '.data');
  const { gateway } = portsFrom(process.env);
  console.log(
    await runCommand(process.argv.slice(2), {
      url: process.env['OPERATOR_URL'] || `http://127.0.0.1:${gateway}`,
      key: process.env['OPERATOR_KEY'] || operatorKeyIn(dataDir),
    }),
  );
} catch (error) {
  exitWith(error);
}

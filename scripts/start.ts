/** `pnpm start`: builds what changed, starts the gateway and the site, and prints their URLs. */
import { accessSync, constants, mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  assertPortsFree,
  buildApps,
  exitWith,
  ExpectedError,
  portsFrom,
  ROOT,
  startPlatform,
  type Platform,
} from '../tooling/launcher/src/index.ts';

const startedAt = performance.now();
const seconds = () => `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;
let shownQuarter = '';
const step = (text: string) => console.log(`› ${text}`);

try {
  const ports = portsFrom(process.env);
  await assertPortsFree(ports);
  const dataDir = writableFolder(resolve(ROOT, process.env['DATA_DIR'] || '.data'));

  step('Building the site and the gateway (unchanged parts come from the cache) …');
  await buildApps(showBuild);
  step(`Built after ${seconds()}. Starting …`);

  let isStopping = false;
  const platform = await startPlatform({
    ports,
    dataDir,
    onLine: (program, line) => show(program, line),
    onRestart: (how) =>
      step(`The gateway ended ${how}; restarting it. No acknowledged transaction is lost.`),
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (isStopping) return;
      isStopping = true;
      step('Stopping …');
      void platform.stop().then(() => {
        step('Stopped.');
        process.exit(0);
      });
    });
  }
  welcome(platform, dataDir);
  await platform.failed;
} catch (error) {
  exitWith(error);
}

function writableFolder(folder: string): string {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
    return folder;
  } catch (error) {
    throw new ExpectedError(
      `The data folder ${folder} cannot be written (${(error as NodeJS.ErrnoException).code}): make this user its owner, or choose another with DATA_DIR=….`,
      { cause: error },
    );
  }
}

/** Shows progress and warnings of the two programs, and hides the rest of their logs. */
function show(program: string, line: string) {
  try {
    const record = JSON.parse(line) as { level?: number; progress?: string; msg?: string };
    if (record.progress) showProgress(record.progress);
    else if ((record.level ?? 0) >= 50) console.error(`  ${program}: ${record.msg ?? line}`);
  } catch {
    console.log(`  ${program}: ${line}`);
  }
}

/** Shows only a bundler's lines that indicate its progress. */
function showBuild(line: string) {
  const [, app, part] =
    /@perya\/(\w+):build: .*?(building .* environment|Build success|built in .*)/.exec(line) ?? [];
  if (app && part) console.log(`  ${app}: ${part}`);
}

/** On a terminal a counter updates in place; in a log it's printed at each quarter. */
function showProgress(text: string) {
  const [, what = text, done, all] = /^(.*), (\d+) of (\d+)/.exec(text) ?? [];
  if (!done || !all) return step(text);
  if (process.stdout.isTTY) {
    process.stdout.write(`\r\u001b[K› ${text}${done === all ? '\n' : ''}`);
    return;
  }
  const quarter = `${what} ${Math.floor((4 * Number(done)) / Number(all))}`;
  if (quarter !== shownQuarter) step(text);
  shownQuarter = quarter;
}

function welcome(
  { siteUrl, agentSiteUrl, gatewayUrl: gateway, playUrl }: Platform,
  dataDir: string,
) {
  const agentSite = agentSiteUrl === undefined ? '' : `\n    agent site    ${agentSiteUrl}`;
  console.log(`
  Perya is ready (${seconds()}).

    site          ${siteUrl}${agentSite}
    gateway       ${gateway}    reference: ${gateway}/docs    outbox: ${gateway}/outbox
    play origin   ${playUrl}
    data folder   ${dataDir}

  Demo accounts, all with the password Perya2026 (payment password 123456):

    juan01     member, ₱10,000.00
    vip001     member, club rank 5, ₱1,000,000.00, a year of history
    agent01    agent of type 1, three levels below it
    agent02    agent of type 2, downline of agent01
    trial01    trial account
    fresh01    first login still to come
    expire01   password expired

  Withdrawals, receipts, applications and redemptions are decided by a simulated desk after some seconds, or
  earlier by an operator: pnpm ops

  Ctrl-C stops everything.
`);
}

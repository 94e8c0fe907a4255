/** `pnpm bench`: measures the budgets in a real browser, against a static page of the same run. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApps, exitWith, freePorts, ROOT, startPlatform } from '@perya/launcher';
import { launchOptions } from '@perya/test-kit/browser';
import { chromium, type Browser } from 'playwright';
import { BUDGETS, isWithin, median, type Finding } from './budgets.ts';
import { FLOOR_PATH, makeFloor } from './floor.ts';
import { mostMountedCards } from './lobby.ts';
import { measurePaint, type Paint } from './paint.ts';
import { scriptBytes } from './scripts.ts';

const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 7);
const OTHER_ROUTES = [
  '/rng',
  '/login',
  '/register',
  '/promotions',
  '/help',
  '/down',
  '/pointMall',
  '/lottery',
  '/game',
];
const SHIFTING_ROUTES = ['/rng', '/login'];

const dataDir = mkdtempSync(join(tmpdir(), 'perya-bench-'));
try {
  await buildApps();
  const ports = await freePorts();
  const browser = await chromium.launch(launchOptions());
  const first = await startPlatform({ ports, dataDir });
  const removeFloor = await makeFloor(browser, first.siteUrl, `${ROOT}/apps/web/build/client`);
  await first.stop();
  // Started again: the site reads its static files once.
  const platform = await startPlatform({ ports, dataDir });
  try {
    const findings = [
      ...(await scripts(browser, platform.siteUrl)),
      ...(await paints(browser, platform.siteUrl)),
      ...(await lobby(browser, platform.siteUrl)),
    ];
    report(findings);
  } finally {
    removeFloor();
    await browser.close();
    await platform.stop();
  }
} catch (error) {
  exitWith(error);
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}

async function scripts(browser: Browser, site: string): Promise<Finding[]> {
  const home = await scriptBytes(browser, `${site}/`);
  const findings = [
    { what: 'JavaScript on /', measured: home, budget: BUDGETS.homeScriptBytes, unit: 'B' },
  ];
  for (const route of OTHER_ROUTES) {
    const measured = (await scriptBytes(browser, site + route)) - home;
    findings.push({
      what: `JavaScript of ${route} beyond /`,
      measured,
      budget: BUDGETS.routeExtraScriptBytes,
      unit: 'B',
    });
  }
  return findings;
}

async function paints(browser: Browser, site: string): Promise<Finding[]> {
  const page: Paint[] = [];
  const floor: Paint[] = [];
  // In turn, so that a machine that slows down slows both.
  for (let round = 0; round < ROUNDS; round++) {
    floor.push(await measurePaint(browser, site + FLOOR_PATH));
    page.push(await measurePaint(browser, `${site}/`));
  }
  const middle = (list: Paint[], key: keyof Paint) => median(list.map((paint) => paint[key]));
  const ratio = (what: string, key: keyof Paint, budget: number): Finding => {
    const [mine, its] = [middle(page, key), middle(floor, key)];
    return {
      what: `${what} (${Math.round(mine)} ms against ${Math.round(its)} ms)`,
      measured: mine / its,
      budget,
      unit: '×',
    };
  };
  const findings = [
    ratio('First paint', 'firstPaint', BUDGETS.firstPaintRatio),
    ratio('Cards visible', 'cardsVisible', BUDGETS.cardsVisibleRatio),
    ratio('Largest paint', 'largestPaint', BUDGETS.largestPaintRatio),
    {
      what: 'Layout shift on /',
      measured: Math.max(...page.map((paint) => paint.layoutShift)),
      budget: BUDGETS.layoutShift,
      unit: '',
    },
  ];
  for (const route of SHIFTING_ROUTES) {
    const { layoutShift } = await measureShift(browser, site + route);
    findings.push({
      what: `Layout shift on ${route}`,
      measured: layoutShift,
      budget: BUDGETS.layoutShift,
      unit: '',
    });
  }
  return findings;
}

async function measureShift(browser: Browser, url: string): Promise<{ layoutShift: number }> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  try {
    const page = await context.newPage();
    await page.addInitScript(() => {
      const shifts = { total: 0 };
      Object.assign(window, { peryaShifts: shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { value, hadRecentInput } = entry as PerformanceEntry & {
            value: number;
            hadRecentInput: boolean;
          };
          if (!hadRecentInput) shifts.total += value;
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.waitForTimeout(1_000);
    const layoutShift = await page.evaluate(
      () => (window as Window & { peryaShifts?: { total: number } }).peryaShifts?.total,
    );
    return { layoutShift: layoutShift ?? Number.NaN };
  } finally {
    await context.close();
  }
}

async function lobby(browser: Browser, site: string): Promise<Finding[]> {
  const { most, steps } = await mostMountedCards(browser, `${site}/rng`);
  return [
    {
      what: `Cards mounted in /rng at once (${steps} steps of scrolling)`,
      measured: most || Number.NaN,
      budget: BUDGETS.mountedCards,
      unit: '',
    },
  ];
}

function report(findings: Finding[]) {
  const format = (value: number, unit: string) =>
    unit === 'B'
      ? `${(value / 1024).toFixed(1)} KB`
      : `${Number(value.toFixed(3))}${unit && ` ${unit}`}`;
  for (const finding of findings) {
    const { what, measured, budget, unit } = finding;
    console.log(
      `${isWithin(finding) ? '✔' : '✖'} ${what}: ${format(measured, unit)} (budget ${format(budget, unit)})`,
    );
  }
  mkdirSync(`${ROOT}/reports`, { recursive: true });
  writeFileSync(`${ROOT}/reports/bench.json`, JSON.stringify(findings, null, 2));
  const over = findings.filter((finding) => !isWithin(finding)).length;
  console.log(
    over === 0
      ? '\nEvery budget is kept.'
      : `\n${over} of ${findings.length} budgets are not kept.`,
  );
  process.exitCode = over === 0 ? 0 : 1;
}

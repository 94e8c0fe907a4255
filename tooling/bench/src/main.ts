/**
 * `pnpm bench`: measures all budgets. `pnpm bench browser` measures those in a real browser, compared with a
 * static page of the same run, `pnpm bench catalogue` a gateway with 50,000 games, `pnpm bench draws` a draw
 * with 100,000 tickets, `pnpm bench records` a member's record with 100,000 rows, `pnpm bench agents` a team
 * of 10,000.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApps, exitWith, freePorts, ROOT, startPlatform } from '@perya/launcher';
import { launchOptions } from '@perya/test-kit/browser';
import { chromium, type Browser } from 'playwright';
import { agentFindings } from './agents.ts';
import { BUDGETS, isWithin, median, type Finding } from './budgets.ts';
import { catalogueFindings } from './catalogue.ts';
import { drawFindings } from './draws.ts';
import { FLOOR_PATH, writeBaselinePage } from './floor.ts';
import { maxMountedCards, scrollCost, type ScrollCost } from './lobby.ts';
import { measurePaint, type Paint } from './paint.ts';
import { recordFindings } from './records.ts';
import { scriptBytes } from './scripts.ts';

const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 7);
const OTHER_ROUTES = [
  '/rng',
  '/login',
  '/register',
  '/promotions',
  '/helpmc',
  '/down',
  '/pointMall',
  '/lottery',
  '/game',
];
const SHIFTING_ROUTES = ['/rng', '/login'];

/** In two minutes of frames, one may be late because of the machine: the median pass counts. */
const SCROLL_PASSES = 3;

const PARTS = {
  browser,
  catalogue,
  draws: () => Promise.resolve(drawFindings()),
  records: () => Promise.resolve(recordFindings()),
  agents: () => Promise.resolve(agentFindings()),
};
/** Measured from source. */
const UNBUILT: ReadonlySet<string> = new Set(['draws', 'records', 'agents']);

try {
  const asked = process.argv.slice(2);
  const parts = Object.entries(PARTS).filter(
    ([name]) => asked.length === 0 || asked.includes(name),
  );
  if (parts.length === 0) {
    throw new Error(`Unknown part; the parts are ${Object.keys(PARTS).join(', ')}.`);
  }
  if (parts.some(([name]) => !UNBUILT.has(name))) await buildApps();
  const findings: Finding[] = [];
  for (const [, measure] of parts) {
    const measured = await measure();
    print(measured);
    findings.push(...measured);
  }
  conclude(findings);
} catch (error) {
  exitWith(error);
}

async function browser(): Promise<Finding[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'perya-bench-'));
  try {
    const ports = await freePorts();
    const chrome = await chromium.launch(launchOptions());
    const first = await startPlatform({ ports, dataDir });
    const removeFloor = await writeBaselinePage(
      chrome,
      first.siteUrl,
      `${ROOT}/apps/web/build/client`,
    );
    await first.stop();
    // Restarted, because the site reads its static files once.
    const platform = await startPlatform({ ports, dataDir });
    try {
      return [
        ...(await scripts(chrome, platform.siteUrl)),
        ...(await paints(chrome, platform.siteUrl)),
        ...(await lobby(chrome, platform.siteUrl)),
      ];
    } finally {
      removeFloor();
      await chrome.close();
      await platform.stop();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function catalogue(): Promise<Finding[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'perya-bench-large-'));
  try {
    const platform = await startPlatform({ ports: await freePorts(), dataDir, seed: 'large' });
    try {
      return await catalogueFindings(platform.gatewayUrl);
    } finally {
      await platform.stop();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
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
  // Alternating, so that a machine that slows down affects both.
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
  const { max, steps } = await maxMountedCards(browser, `${site}/rng`);
  const passes: ScrollCost[] = [];
  // Warm-up: a fresh gateway draws every cover once, on the cores that it shares with the page.
  await scrollCost(browser, `${site}/rng`);
  for (let pass = 0; pass < SCROLL_PASSES; pass++) {
    passes.push(await scrollCost(browser, `${site}/rng`));
  }
  const maxCards = Math.max(...passes.map((pass) => pass.maxCards));
  const longest = passes.map((pass) => Math.round(pass.longestTask));
  const frames = Math.round(median(passes.map((pass) => pass.framesASecond)));
  return [
    {
      what: `Cards mounted in /rng at once (${steps} steps of scrolling)`,
      measured: max || Number.NaN,
      budget: BUDGETS.mountedCards,
      unit: '',
    },
    {
      what: 'Cards mounted at once in a lobby of 5,000 on a phone',
      measured: maxCards || Number.NaN,
      budget: BUDGETS.mountedCards,
      unit: '',
    },
    {
      what: `Longest task while scrolling through 5,000 cards on a slow phone (${longest.join(', ')} ms; ${frames} frames a second)`,
      measured: median(longest),
      budget: BUDGETS.scrollTaskMs,
      unit: 'ms',
    },
  ];
}

function print(findings: readonly Finding[]) {
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
}

function conclude(findings: readonly Finding[]) {
  mkdirSync(`${ROOT}/reports`, { recursive: true });
  writeFileSync(`${ROOT}/reports/bench.json`, JSON.stringify(findings, null, 2));
  const over = findings.filter((finding) => !isWithin(finding)).length;
  console.log(
    over === 0 ? '\nAll budgets are met.' : `\n${over} of ${findings.length} budgets are exceeded.`,
  );
  process.exitCode = over === 0 ? 0 : 1;
}

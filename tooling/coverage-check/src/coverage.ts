/** One row of a table in docs/coverage.md. */
export interface Row {
  /** The heading above its table. */
  section: string;
  /** Line number in the file, starting at 1. */
  line: number;
  what: string;
  /** Paths relative to the root of the repository; empty if not built yet. */
  where: string[];
  tests: string[];
  /** The generated rows of the calls have none. */
  issue: string | undefined;
}

export interface Call {
  id: string;
  method: string;
  path: string;
}

/** The heading whose table has one row per call of the contract. */
const CALLS = 'Calls';

/** Columns of the manually written tables. */
const HEADINGS = ['What', 'Where', 'Test', 'Issue'];
/** Columns of the generated table of calls. */
export const CALL_HEADINGS = ['What', 'Tag', 'Source', 'Called by', 'Where', 'Test'];

const FIRST_ISSUE = 2;
const LAST_ISSUE = 9;

/** Parses the rows of all tables of the page; throws an error with the number of an invalid line. */
export function readCoverage(markdown: string): Row[] {
  const rows: Row[] = [];
  let section = '';
  let headings = HEADINGS;
  for (const [index, text] of markdown.split('\n').entries()) {
    const line = index + 1;
    if (text.startsWith('#')) section = text.replace(/^#+\s*/, '');
    const cells = cellsOf(text);
    if (cells === undefined || isRule(cells)) continue;
    const heading = [HEADINGS, CALL_HEADINGS].find((names) => names.join() === cells.join());
    if (heading) {
      headings = heading;
      continue;
    }
    if (cells.length !== headings.length) {
      throw new Error(
        `docs/coverage.md:${line} has ${cells.length} cells, not ${headings.length}: write ${headings.join(' | ')}, and escape a bar inside a cell as \\|.`,
      );
    }
    const cell = (name: string) => cells[headings.indexOf(name)];
    rows.push({
      section,
      line,
      what: cell('What') ?? '',
      where: pathsOf(cell('Where')),
      tests: pathsOf(cell('Test')),
      issue: cell('Issue'),
    });
  }
  return rows;
}

/** One message per incorrect row; `exists` checks a path relative to the root. */
export function wrongRows(rows: readonly Row[], exists: (path: string) => boolean): string[] {
  return rows.flatMap(({ line, what, where, tests, issue }) => {
    const say = (error: string) => `docs/coverage.md:${line} (${what}): ${error}`;
    const errors = [...where, ...tests]
      .filter((path) => !exists(path))
      .map((path) => say(`${path} does not exist; update the path, or write an em dash.`));
    for (const path of tests) {
      if (!isTest(path))
        errors.push(say(`${path} is not a test; list a test that covers the row.`));
    }
    if (tests.length > 0 && where.length === 0) {
      errors.push(say('a test is listed, but no source file.'));
    }
    if (issue !== undefined && !isIssue(issue)) {
      errors.push(say(`"${issue}" is not an issue; use ${FIRST_ISSUE} to ${LAST_ISSUE}.`));
    }
    return errors;
  });
}

/** One message per call without its own row, or whose row differs. */
export function wrongCalls(
  rows: readonly Row[],
  calls: readonly Call[],
  isServed: (id: string) => boolean,
): string[] {
  const table = rows.filter(({ section }) => section === CALLS);
  const known = new Set(calls.map(({ id }) => id));
  const strangers = table
    .filter((row) => !known.has(idOf(row)))
    .map(({ line, what }) => `docs/coverage.md:${line}: ${what} is not a call of the contract.`);
  const errors = calls.flatMap(({ id, method, path }) => {
    const [row, ...others] = table.filter((candidate) => idOf(candidate) === id);
    if (!row) return [`docs/coverage.md has no row for ${id} under "${CALLS}".`];
    const say = (error: string) => `docs/coverage.md:${row.line} (${id}): ${error}`;
    const found = others.map(({ line }) => say(`has another row at line ${line}.`));
    if (!row.what.includes(`${method} ${path}`)) found.push(say(`it is ${method} ${path}.`));
    const saysServed = row.where.some((file) => file.startsWith('apps/gateway/'));
    if (saysServed && !isServed(id)) found.push(say('the gateway does not serve it.'));
    if (!saysServed && isServed(id)) {
      found.push(say('the gateway serves it: list its file and its test.'));
    }
    return found;
  });
  return [...strangers, ...errors];
}

function idOf({ what }: Row): string {
  return /^`(\w+)`/.exec(what)?.[1] ?? '';
}

function isIssue(text: string): boolean {
  return /^\d$/.test(text) && Number(text) >= FIRST_ISSUE && Number(text) <= LAST_ISSUE;
}

function isTest(path: string): boolean {
  return /\.(?:test|spec)\.tsx?$/.test(path);
}

/** Undefined if the line isn't a table row. */
function cellsOf(text: string): string[] | undefined {
  const match = /^\|(.*)\|\s*$/.exec(text);
  return match?.[1]?.split(/(?<!\\)\|/).map((cell) => cell.trim());
}

function isRule(cells: readonly string[]): boolean {
  return cells.every((cell) => /^:?-+:?$/.test(cell));
}

function pathsOf(cell = ''): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path);
}

import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';

/** Parses a displayed amount into hundredths. */
export function minorOf(text: string): number {
  const [, sign, amount = ''] = /([−-])?\s*₱([\d,]+\.\d{2})/u.exec(text) ?? [];
  return (sign === undefined ? 1 : -1) * Number(amount.replaceAll(/[,.]/g, ''));
}

/** The cells of a row by column, once it's loaded. */
export async function cellsOf(table: Locator, heading: RegExp): Promise<readonly string[]> {
  const row = table.getByRole('row', { name: heading });
  await expect(row).toBeVisible();
  return row.getByRole('cell').allTextContents();
}

/** Exports the filtered rows and parses the file like a spreadsheet. */
export async function exported(page: Page, place: Locator): Promise<Record<string, string>[]> {
  const download = page.waitForEvent('download');
  await place.getByRole('button', { name: 'Export CSV' }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  await expect(place.getByText(/rows? saved$/)).toBeVisible();
  expect(text.startsWith('\uFEFF')).toBe(true);
  const [header = [], ...rows] = parseCsv(text.slice(1));
  return rows.map((row) => Object.fromEntries(row.map((cell, at) => [header[at] ?? '', cell])));
}

/** RFC 4180. */
function parseCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quoted, plain = '', end] of text.matchAll(
    /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g,
  )) {
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === ',') continue;
    rows.push(row);
    row = [];
  }
  return rows;
}

export const sumOf = (rows: readonly Record<string, string>[], column: string): number =>
  rows.reduce((sum, row) => sum + Math.round(Number(row[column]) * 100), 0);

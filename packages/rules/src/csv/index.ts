/** A cell: numbers are written as they are, texts are escaped, objects become JSON. */
export type CsvCell = string | number | boolean | object | null | undefined;

/** Starts a file: without it, a spreadsheet assumes its local encoding. */
export const UTF8_MARK = '\uFEFF';

/** A spreadsheet runs text that starts with one of these as a formula. */
const FORMULA = /^[=+\-@\t\r\n]/;
const NUMBER = /^-?\d+(?:\.\d+)?$/;

/**
 * One line (RFC 4180), ending in CRLF. Texts that a spreadsheet would run as a formula start with `'`: they may
 * come from other players.
 *
 * @example
 * ```ts
 * import { csvLine } from '@perya/rules/csv';
 *
 * csvLine(['Juan', 12.5, 'a, b', '=1+1']); // => "Juan,12.5,\"a, b\",'=1+1\r\n"
 * ```
 */
export const csvLine = (cells: readonly CsvCell[]): string => `${cells.map(csvCell).join(',')}\r\n`;

function csvCell(cell: CsvCell): string {
  const text = textOf(cell);
  const guarded = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
}

function textOf(cell: CsvCell): string {
  if (cell === null || cell === undefined) return '';
  return typeof cell === 'object' ? JSON.stringify(cell) : String(cell);
}

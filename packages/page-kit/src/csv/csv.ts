/** What a cell may hold: a number is written as it is, a text guarded. */
export type CsvCell = string | number | null | undefined;

export interface CsvColumn<Row> {
  header: string;
  cell: (row: Row) => CsvCell;
}

/** A spreadsheet reads these as the beginning of a formula. */
const FORMULA = /^[=+\-@\t\r]/;
const NUMBER = /^-?\d+(?:\.\d+)?$/;

/** One line (RFC 4180), ending in CRLF. A text that a spreadsheet would run as a formula is kept a text. */
export function csvLine(cells: readonly CsvCell[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

/** A header and a line for each row. */
export function toCsv<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string {
  return csvLine(columns.map(({ header }) => header)) + csvLines(columns, rows);
}

/** The rows alone, for a file that is written in parts. */
export const csvLines = <Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string =>
  rows.map((row) => csvLine(columns.map(({ cell }) => cell(row)))).join('');

function csvCell(cell: CsvCell): string {
  const text = cell === null || cell === undefined ? '' : String(cell);
  const guarded = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
}

/** An amount as the file has it: a decimal point, no separators, no sign of the currency. */
export function csvAmount({ minor }: { minor: number }): string {
  const digits = String(Math.abs(minor)).padStart(3, '0');
  return `${minor < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Without it a spreadsheet takes the file for one of its own country's. */
const UTF8_MARK = '\uFEFF';

/** Hands the file to the browser. */
export function saveCsv(fileName: string, parts: readonly string[]): void {
  const url = URL.createObjectURL(
    new Blob([UTF8_MARK, ...parts], { type: 'text/csv;charset=utf-8' }),
  );
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // The download has its own hold on the file once it has begun.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

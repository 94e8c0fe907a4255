/** Value of a cell: numbers are written as they are, texts are escaped. */
export type CsvCell = string | number | null | undefined;

export interface CsvColumn<Row> {
  header: string;
  cell: (row: Row) => CsvCell;
}

/** A spreadsheet interprets text starting with these as a formula. */
const FORMULA = /^[=+\-@\t\r]/;
const NUMBER = /^-?\d+(?:\.\d+)?$/;

/** One line (RFC 4180), ending in CRLF. Texts that a spreadsheet would run as a formula are escaped. */
export function csvLine(cells: readonly CsvCell[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

/** A header line and a line for each row. */
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

/** An amount in the file's format: a decimal point, no separators, no currency symbol. */
export function csvAmount({ minor }: { minor: number }): string {
  const digits = String(Math.abs(minor)).padStart(3, '0');
  return `${minor < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Without a BOM, a spreadsheet assumes its local encoding. */
const UTF8_MARK = '\uFEFF';

/** Downloads the file in the browser. */
export function saveCsv(fileName: string, parts: readonly string[]): void {
  const url = URL.createObjectURL(
    new Blob([UTF8_MARK, ...parts], { type: 'text/csv;charset=utf-8' }),
  );
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // Once started, the download keeps its own reference to the blob.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

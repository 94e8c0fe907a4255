import { csvLine, UTF8_MARK } from '@perya/rules/csv';

/** Value of a cell: numbers are written as they are, texts are escaped. */
export type CsvCell = string | number | null | undefined;

/** A column of an exported file. */
export interface CsvColumn<Row> {
  header: string;
  cell: (row: Row) => CsvCell;
}

/** A line for each row, without the headers: a file is written in parts. */
export const csvLines = <Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string =>
  rows.map((row) => csvLine(columns.map(({ cell }) => cell(row)))).join('');

/** An amount in the file's format: a decimal point, no separators, no currency symbol. */
export function csvAmount({ minor }: { minor: number }): string {
  const digits = String(Math.abs(minor)).padStart(3, '0');
  return `${minor < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

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

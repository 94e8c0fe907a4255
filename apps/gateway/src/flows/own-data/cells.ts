import { formatDecimal } from '@perya/rules/money';
import { wallTime } from '@perya/rules/time';
import type { FieldKind } from '../../kernel/own-data/section';
import { inLanguage, type Texts } from '../../kernel/text/texts';

/** How the archive writes times and texts. */
export interface CellFormat {
  /** IANA name. */
  readonly timeZone: string;
  readonly language: string;
}

/** A value as the driver returns it, or as it's written in JSON. */
export type Cell = string | number | boolean | object | null;

/** The value of a field as written in JSON, from the one that the driver returned. */
export function cellOf(raw: Cell, kind: FieldKind, { timeZone, language }: CellFormat): Cell {
  if (raw === null) return null;
  switch (kind) {
    case 'amount':
      return formatDecimal(BigInt(raw as string));
    case 'number':
      return Number(raw);
    case 'time':
      return isoTime(new Date(raw as string), timeZone);
    case 'texts':
      return inLanguage(raw as Texts, language);
    case 'text':
    case 'flag':
    case 'day':
    case 'json':
      return raw;
  }
}

const MINUTE_MS = 60_000;

/** ISO 8601 with the offset of the time zone at that time: `2026-11-27T23:49:18.000+08:00`. */
export function isoTime(at: Date, timeZone: string): string {
  const instant = at.getTime();
  const wall = wallTime(instant, timeZone);
  const minutes = Math.round((wall - instant) / MINUTE_MS);
  const two = (value: number) => String(value).padStart(2, '0');
  const size = Math.abs(minutes);
  const offset = `${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`;
  return new Date(wall).toISOString().replace('Z', offset);
}

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cellOf, isoTime } from './cells';

const FORMAT = { timeZone: 'Asia/Manila', language: 'TY' };

describe('the values of the archive', () => {
  it('writes amounts with two decimals, whatever their size', () => {
    expect(cellOf('9007199254740993123', 'amount', FORMAT)).toBe('90071992547409931.23');
    expect(cellOf('-5', 'amount', FORMAT)).toBe('-0.05');
  });

  it('writes texts in the member’s language, or in English', () => {
    expect(cellOf({ EN: 'Hello', TY: 'Kumusta' }, 'texts', FORMAT)).toBe('Kumusta');
    expect(cellOf({ EN: 'Hello' }, 'texts', FORMAT)).toBe('Hello');
  });

  it('keeps what is missing as null', () => {
    expect(cellOf(null, 'amount', FORMAT)).toBeNull();
  });

  it('writes times that name the same instant in every time zone', () => {
    const instants = fc.date({
      min: new Date('2000-01-01'),
      max: new Date('2099-12-31'),
      noInvalidDate: true,
    });
    const zones = fc.constantFrom('Asia/Manila', 'Asia/Kolkata', 'America/New_York', 'UTC');
    fc.assert(
      fc.property(instants, zones, (at, zone) => {
        expect(Date.parse(isoTime(at, zone))).toBe(at.getTime());
      }),
    );
    expect(isoTime(new Date('2026-11-27T15:49:18Z'), 'Asia/Manila')).toBe(
      '2026-11-27T23:49:18.000+08:00',
    );
  });
});

import { describe, expect, it } from 'vitest';
import { MESSAGE_TEXTS, minutesIn, textIn, timeIn, type MessageTexts } from './messageTexts';

const LANGUAGES = Object.keys(MESSAGE_TEXTS) as (keyof typeof MESSAGE_TEXTS)[];
const NAMES = Object.keys(MESSAGE_TEXTS.EN) as (keyof MessageTexts)[];
const namesIn = (text: string) =>
  [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name).toSorted();

describe('a message text', () => {
  it('exists in all seven languages', () => {
    expect(LANGUAGES.toSorted()).toEqual(['CN', 'EN', 'FIL', 'ID', 'TH', 'TY', 'VI']);
  });

  it.each(LANGUAGES)('has the same placeholders in %s', (language) => {
    for (const name of NAMES) {
      const unique = (text: string) => [...new Set(namesIn(text))];
      expect([name, unique(MESSAGE_TEXTS[language][name])]).toEqual([
        name,
        unique(MESSAGE_TEXTS.EN[name]),
      ]);
    }
  });

  it.each(LANGUAGES.filter((language) => language !== 'EN'))(
    'is translated into %s',
    (language) => {
      for (const name of NAMES) {
        for (const other of LANGUAGES.filter((each) => each !== language)) {
          expect(MESSAGE_TEXTS[language][name]).not.toBe(MESSAGE_TEXTS[other][name]);
        }
      }
    },
  );

  it.each(LANGUAGES)(
    'in %s starts with the brand, and has the code in its first words',
    (language) => {
      for (const name of NAMES.filter((each) => /^code|^secondCodeSubject|Sms$/.test(each))) {
        expect(MESSAGE_TEXTS[language][name]).toMatch(/^【?\{brand\}/);
      }
      // The preview on a locked screen has to include the code.
      for (const name of NAMES.filter((each) => each.startsWith('code'))) {
        expect(MESSAGE_TEXTS[language][name].indexOf('{code}')).toBeLessThan(20);
      }
    },
  );

  it('formats durations and times for the language', () => {
    expect(minutesIn('EN', 1)).toBe('1 minute');
    expect(minutesIn('EN', 2)).toBe('2 minutes');
    expect(minutesIn('VI', 2)).toBe('2 phút');
    expect(minutesIn('TY', 2)).toBe('2 minuto');
    const at = new Date('2026-03-04T20:05:00Z');
    expect(timeIn('EN', at, 'Asia/Manila')).toContain('2026');
    expect(timeIn('EN', at, 'Asia/Manila')).toMatch(/4:05/);
  });

  it('does not parse inserted values again, and falls back to English', () => {
    expect(textIn('XX', 'resetSubject', { brand: '{link} $& {code}', code: '1' })).toBe(
      '{link} $& {code}: Reset your password',
    );
  });
});

import fc from 'fast-check';
import { cpuTimeOf } from '@perya/vitest-preset/cpu-time';
import { describe, expect, it } from 'vitest';
import { maskName } from '../../identity/members/maskName';
import { CHAT_MAX_LENGTH } from '@perya/api-client';
import { cleanText } from './words';

const said = (text: string) => {
  const clean = cleanText(text);
  return 'text' in clean ? clean.text : clean.rejection;
};

describe('the text of a message', () => {
  it.each([
    ['Ang galing!  🎉', 'Ang galing! 🎉'],
    ['one\n\ntwo\tthree', 'one two three'],
    ['hid\u200bden \u202etxet', 'hidden txet'],
    ['👨‍👩‍👧 at 🏳️‍🌈', '👨‍👩‍👧 at 🏳️‍🌈'],
    ['h\u0301\u0302\u0303\u0304\u0305\u0306i', 'h\u0301\u0302\u0303i'],
    ['สวัสดีครับ ทุกคน', 'สวัสดีครับ ทุกคน'],
    ['Nanalo ako ng 1,500 sa 3 spins, RTP 96.5', 'Nanalo ako ng 1,500 sa 3 spins, RTP 96.5'],
    ['<b>bold</b> & "quotes"', '<b>bold</b> & "quotes"'],
  ])('normalizes %j to %j', (raw, clean) => expect(said(raw)).toBe(clean));

  it.each([
    ['go to https://evil.example/x?y=1 now', 'go to ••• now'],
    ['try lucky-7.bet/join', 'try •••'],
    ['write me at a.b@mail.example.com', 'write me at •••'],
    ['on telegram @lucky_juan', 'on telegram •••'],
    ['call 0917 123 4567', 'call •••'],
    ['+63-917-123-4567 is mine', '••• is mine'],
    ['gcash 09171234567', 'gcash •••'],
  ])('masks links and contact details: %j', (raw, clean) => expect(said(raw)).toBe(clean));

  it.each([
    ['you are a b1tch', 'you are a •••'],
    ['PUTANGINA mo', '••• mo'],
    ['what the f.u.c.k', 'what the •••'],
    ['shiiiit', '•••'],
    ['đụ má', '••• má'],
    ['ไอ้สัตว์เอ๊ย', '•••เอ๊ย'],
    ['你他妈的', '你•••'],
  ])('masks abusive words: %j', (raw, clean) => expect(said(raw)).toBe(clean));

  it.each(['Scunthorpe', 'assess the class', 'Matangal', 'bukas na', 'grape juice', 'cocktail'])(
    'does not mask %s',
    (text) => expect(said(text)).toBe(text),
  );

  it('is rejected when it is empty or too long', () => {
    expect(said('')).toBe('empty');
    expect(said(' \u200b\ufeff\u202e ')).toBe('empty');
    expect(said('x'.repeat(CHAT_MAX_LENGTH))).toBe('x'.repeat(CHAT_MAX_LENGTH));
    expect(said('x'.repeat(CHAT_MAX_LENGTH + 1))).toBe('too-long');
  });

  it('does not change when it is cleaned again, and is always cleaned quickly', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 2_400 }), (raw) => {
        expect(cpuTimeOf(() => cleanText(raw))).toBeLessThan(250);
        const clean = cleanText(raw);
        if (!('text' in clean)) return;
        expect(cleanText(clean.text)).toEqual(clean);
        expect(clean.text).not.toMatch(/[\n\r\u202a-\u202e\u2066-\u2069]/);
      }),
    );
  });

  it.each(['a.'.repeat(1_200), '1 '.repeat(1_200), 'a@'.repeat(1_200), 'f'.repeat(2_400)])(
    'is processed quickly: %.8s…',
    (raw) => {
      expect(cpuTimeOf(() => cleanText(raw.slice(0, CHAT_MAX_LENGTH)))).toBeLessThan(50);
    },
  );
});

it.each([
  ['juan01', 'ju***1'],
  ['vip001', 'vi***1'],
  ['lucky', 'lu***y'],
  ['anna', 'an***'],
  ['a', 'a***'],
])('masks %s as %s', (account, masked) => expect(maskName(account)).toBe(masked));

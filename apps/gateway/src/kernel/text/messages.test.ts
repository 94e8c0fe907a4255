import { LANGUAGE_CODES } from '@perya/i18n/core';
import { describe, expect, it } from 'vitest';
import { formatIn } from './format';
import en from './locales/en.json' with { type: 'json' };
import { messageInAll, messagesIn } from './messages';

type MessageKey = `message.${keyof typeof en.message}`;

const KEYS = Object.keys(en.message).map((key) => `message.${key}` as MessageKey);
const CODES = KEYS.filter((key) => /\.code(?!Mail)/.test(key));
const TEXT_MESSAGES = KEYS.filter((key) => /\.code(?!Mail)|Sms$|Taken$|accountMade$/.test(key));
const PARAMS = { brand: 'Perya', code: '123456' };

/** The letters of a text message of 160 characters (GSM 03.38); one other letter shortens it to 70. */
const GSM = /^[\n A-Za-z0-9@£$¥èéùìòÇØøÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ!"#¤%&'()*+,\-./:;<=>?¡ÄÖÑÜ§¿äöñüà{}]*$/u;

describe.each(LANGUAGE_CODES)('a message in %s', (language) => {
  const t = messagesIn(language);

  it.each(TEXT_MESSAGES)('%s starts with the brand', (key) => {
    expect(t(key, PARAMS)).toMatch(/^【?Perya/);
  });

  it.each(CODES)('%s shows the code in the preview on a locked screen', (key) => {
    expect(t(key, PARAMS).indexOf('123456')).toBeLessThan(20);
  });
});

it.each(['EN', 'TY', 'FIL', 'ID'])('text messages in %s have 160 characters each', (language) => {
  const texts = TEXT_MESSAGES.map((key) => messagesIn(language)(key, PARAMS));
  expect(texts.filter((text) => !GSM.test(text))).toEqual([]);
});

it('does not parse inserted values again, and falls back to English', () => {
  const brand = '{{code}} $t(prize.none) $& <b>';
  expect(messagesIn('XX')('message.resetSubject', { brand, code: '1' })).toBe(
    `${brand}: Reset your password`,
  );
});

it('gives a message in all languages', () => {
  const message = messageInAll((t) => t('prize.points', { count: 1234 }));
  expect(Object.keys(message).toSorted()).toEqual(LANGUAGE_CODES.toSorted());
  expect(message).toMatchObject({ EN: '1,234 points', VI: '1,234 điểm', ID: '1,234 poin' });
});

it('formats amounts and times like the site', () => {
  const at = new Date('2026-03-04T20:05:00Z');
  expect(formatIn('EN', 'Asia/Manila').dateTime(at)).toBe('Mar 5, 2026 04:05');
  expect(formatIn('TH', 'Asia/Manila').dateTime(at)).toContain('2026');
  expect(formatIn('VI').money(123_450n, 'VND')).toContain('1,234.50');
});

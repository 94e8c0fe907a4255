import { createFormat, LANGUAGE_CODES, type Format, type LanguageCode } from '@perya/i18n';
import { readAmount } from '@perya/rules/money';
import { useState } from 'react';

import { Choice, Text } from '../rules/Example';
import { ByLanguage } from './ByLanguage';
import styles from './texts.module.css';

interface FormatsProps {
  amount: string;
  /** ISO 8601. */
  at: string;
  /** ISO 8601. */
  now: string;
}

const CURRENCIES = { PHP: 'PHP', THB: 'THB', VND: 'VND', IDR: 'IDR', CNY: 'CNY', USD: 'USD' };
const ZONES = {
  'Asia/Manila': 'Asia/Manila',
  'Asia/Bangkok': 'Asia/Bangkok',
  'Asia/Shanghai': 'Asia/Shanghai',
  'America/New_York': 'America/New_York',
};

/** Money, numbers and times in all languages, for a brand's currency and time zone. */
export function Formats(initial: FormatsProps) {
  const [{ amount, at, now }, setInputs] = useState(initial);
  const [currency, setCurrency] = useState<keyof typeof CURRENCIES>('PHP');
  const [timeZone, setTimeZone] = useState<keyof typeof ZONES>('Asia/Manila');
  const formats = Object.fromEntries(
    LANGUAGE_CODES.map((language) => [language, createFormat({ language, currency, timeZone })]),
  ) as Record<LanguageCode, Format>;
  const set = (change: Partial<FormatsProps>) => setInputs((before) => ({ ...before, ...change }));
  const rows = rowsOf(amount, at, now);
  return (
    <div className={styles['page']}>
      <div className={styles['inputs']}>
        <Text
          label="Amount"
          {...(readAmount(amount) === null && { error: 'Enter an amount, such as 1234.50.' })}
          value={amount}
          onChange={(value) => set({ amount: value })}
        />
        <Choice label="Currency" options={CURRENCIES} value={currency} onChange={setCurrency} />
        <Text
          label="Time"
          {...(!isTime(at) && { error: 'Enter a time, such as 2026-11-28T12:15:00Z.' })}
          value={at}
          onChange={(value) => set({ at: value })}
        />
        <Text
          label="Current time"
          {...(!isTime(now) && { error: 'Enter a time, such as 2026-11-28T12:15:00Z.' })}
          value={now}
          onChange={(value) => set({ now: value })}
        />
        <Choice label="Time zone" options={ZONES} value={timeZone} onChange={setTimeZone} />
      </div>
      <ul className={styles['texts']}>
        {Object.entries(rows).map(([name, show]) => (
          <li key={name}>
            <code>{name}</code>
            <ByLanguage pseudo={show(formats.EN)}>
              {(language) => show(formats[language])}
            </ByLanguage>
          </li>
        ))}
      </ul>
    </div>
  );
}

const isTime = (text: string) => !Number.isNaN(Date.parse(text));

type Rows = Readonly<Record<string, (format: Format) => string>>;

/** The methods of a format that the inputs allow to call. */
function rowsOf(amount: string, at: string, now: string): Rows {
  const minor = readAmount(amount);
  return {
    ...(minor !== null && {
      'money(minor)': ({ money }) => money(minor),
      'currencySymbol()': ({ currencySymbol }) => currencySymbol(),
      'number(value)': ({ number }) => number(Number(minor) / 100),
    }),
    'range(6, 12)': ({ range }) => range(6, 12),
    'percent(0.965)': ({ percent }) => percent(0.965),
    "list(['7', '13', '42'])": ({ list }) => list(['7', '13', '42']),
    ...(isTime(at) && {
      'dateTime(at)': ({ dateTime }) => dateTime(at),
      'date(at)': ({ date }) => date(at),
      'month(at)': ({ month }) => month(at),
      'time(at)': ({ time }) => time(at),
      'stamp(at)': ({ stamp }) => stamp(at),
      'day(at)': ({ day }) => day(at),
    }),
    ...(isTime(at) && isTime(now) && { 'relative(at, now)': ({ relative }) => relative(at, now) }),
  } satisfies Rows;
}

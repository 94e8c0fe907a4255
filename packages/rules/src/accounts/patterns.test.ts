import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldText } from './field';
import type { FieldRule } from './fields';
import { PATTERN_IDS, type PatternId } from './patterns';
import { ruleErrorOf } from './rule';
import { ERROR_TEXTS } from './testingWords';

const CAPITALS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const SMALL = CAPITALS.toLowerCase();
const DIGITS = '0123456789';
const SYMBOLS = '!#$%&*+,-./:;<=>?@^_~';

/** Texts of certain characters, and the same with one invalid character. */
interface Samples {
  readonly good: fc.Arbitrary<string>;
  readonly bad: fc.Arbitrary<string>;
}

const SAMPLES: Record<PatternId, Samples> = {
  any: only(`${CAPITALS}${DIGITS} ${SYMBOLS}éก字😀`, '\u0007\n\t\u0000'),
  other: only(`${SMALL} ${SYMBOLS}ự한`, '\u001b\r'),
  lettersDigits: only(CAPITALS + SMALL + DIGITS, ' _-é１字.'),
  startsWithLetter: {
    good: fc.tuple(sign(CAPITALS + SMALL), text(CAPITALS + SMALL + DIGITS, 0)).map(joined),
    bad: fc.tuple(sign(`${DIGITS}_é `), text(CAPITALS + SMALL + DIGITS, 0)).map(joined),
  },
  lettersAndDigits: needing([`${CAPITALS}${SMALL}éก`, DIGITS], SYMBOLS, ' \t\u3000'),
  digits: only(DIGITS, 'a -+.１๑'),
  letters: only(CAPITALS + SMALL, '0 é_'),
  oneUppercase: needing([`${CAPITALS}ÉĐ`], `${SMALL}${DIGITS} `, '\u0007'),
  oneLowercase: needing([`${SMALL}éđ`], `${CAPITALS}${DIGITS} `, '\u0007'),
  oneDigit: needing([DIGITS], `${SMALL} ${SYMBOLS}`, '\u0007'),
  oneSymbol: needing([`${SYMBOLS}€😀`], `${SMALL}${DIGITS} `, '\u0007'),
  upperLowerDigit: needing([CAPITALS, SMALL, DIGITS], SYMBOLS, '\u0007'),
  noSpaces: only(`${SMALL}${SYMBOLS}é字`, ' \t\u00a0\u3000'),
  uppercase: only(CAPITALS, 'aé0 '),
  lowercase: only(SMALL, 'AÉ0 '),
  wordCharacters: only(`${CAPITALS}${SMALL}${DIGITS}_`, '- .é'),
  chinese: only('中文名字李小龍㐂𠮷々', 'aあ한１ ，'),
  korean: only('홍길동김이박ㄱㅏ', 'aあ中1 '),
  thai: only('กขคงจฉสมชายไทยรักเป็นที่', 'a๑฿中 '),
  japanese: only('あいうアイウー漢字ＡＢ１２・　々', 'aｱ한1 '),
  vietnamese: only('abcxyzABCĂÂĐÊÔƠƯăâđêôơưáàảãạấầẩẫậữựỹỵ ', 'ñç1字-ö'),
  fullName: {
    good: fc.array(text('JuandelCrzÑñÉ阮ữ.’-', 1), { minLength: 2, maxLength: 4 }).map(spaced),
    bad: fc.oneof(
      text('JuandelCrzÑñÉ', 1),
      fc
        .array(text('Juan0123', 1), { minLength: 2, maxLength: 3 })
        .map((words) => `${spaced(words)} 7`),
      fc.array(text('Juan', 1), { minLength: 2, maxLength: 3 }).map((words) => words.join('  ')),
    ),
  },
  dateYearFirst: {
    good: day().map(({ year, month, date }) => `${year}-${month}-${date}`),
    bad: fc.oneof(
      day().map(({ year, month, date }) => `${month}-${date}-${year}`),
      day().map(({ year, month, date }) => `${year}/${month}/${date}`),
      fc.constantFrom(
        '1998-13-01',
        '1998-00-10',
        '1998-04-31',
        '1998-02-30',
        '98-04-25',
        '1998-4-5',
      ),
    ),
  },
  dateMonthFirst: {
    good: day().map(({ year, month, date }) => `${month}-${date}-${year}`),
    bad: fc.oneof(
      day().map(({ year, month, date }) => `${year}-${month}-${date}`),
      fc.constantFrom('13-01-1998', '02-30-1998', '06-31-1998', '4-5-1998', '04-25-98', '04251998'),
    ),
  },
};

describe('the pattern catalog', () => {
  it('has the same names as the messages', () => {
    expect([...PATTERN_IDS].sort()).toEqual(Object.keys(ERROR_TEXTS['pattern'] ?? {}).sort());
    expect(PATTERN_IDS).toHaveLength(24);
  });

  it.each(PATTERN_IDS)('%s accepts the characters it names', (id) => {
    fc.assert(
      fc.property(SAMPLES[id].good, (value) => {
        expect(errorOf(value, id)).toBeNull();
      }),
    );
  });

  it.each(PATTERN_IDS)('%s rejects other characters, with its own message', (id) => {
    fc.assert(
      fc.property(SAMPLES[id].bad, (value) => {
        expect(errorOf(value, id)).toEqual({
          messageKey: `pattern.${id}`,
          params: { length: '1–40' },
        });
      }),
    );
  });

  it.each(PATTERN_IDS)(
    '%s rejects a text outside its lengths, and states equal lengths as one number',
    (id) => {
      fc.assert(
        fc.property(SAMPLES[id].good, (value) => {
          expect(errorOf(value, id, { minLength: 41, maxLength: 41 })).toEqual({
            messageKey: `pattern.${id}`,
            params: { length: '41' },
          });
        }),
      );
    },
  );

  it('accepts Vietnamese from any keyboard', () => {
    const decomposed = 'Nguyễn Thị Ánh'.normalize('NFD');
    expect(ruleErrorOf(fieldText('payeeName', decomposed), ruleOf('vietnamese'), 'any')).toBeNull();
    expect(ruleErrorOf(decomposed, ruleOf('vietnamese'), 'any')).toBeNull();
  });

  it('uses the default pattern of a field if a rule has none', () => {
    expect(ruleErrorOf('12a', ruleOf(null), 'digits')?.messageKey).toBe('pattern.digits');
  });

  it('checks only lengths for an unknown pattern name', () => {
    expect(ruleErrorOf('anything at all', ruleOf('pattern-77'), 'digits')).toBeNull();
    expect(ruleErrorOf('x'.repeat(41), ruleOf('toString'), 'digits')?.messageKey).toBe(
      'pattern.other',
    );
  });

  it('prefers an expression of the platform to the named pattern', () => {
    const rule = { ...ruleOf('digits'), pattern: '^[abc]*$' };
    expect(ruleErrorOf('abc', rule, 'any')).toBeNull();
    expect(ruleErrorOf('123', rule, 'any')?.messageKey).toBe('pattern.digits');
    expect(ruleErrorOf('123', { ...rule, patternId: null }, 'any')?.messageKey).toBe(
      'pattern.other',
    );
  });

  it('has a message of its own for a rule that accepts anything', () => {
    for (const pattern of ['*', '.*']) {
      const rule = { ...ruleOf(null), pattern };
      expect(ruleErrorOf('x'.repeat(41), rule, 'digits')?.messageKey).toBe('pattern.any');
    }
  });
});

function errorOf(value: string, id: PatternId, lengths: Partial<FieldRule> = {}) {
  return ruleErrorOf(value, { ...ruleOf(id), ...lengths }, 'any');
}

function ruleOf(patternId: string | null): FieldRule {
  return {
    isEnabled: true,
    isRequired: true,
    minLength: 1,
    maxLength: 40,
    pattern: null,
    patternId,
  };
}

function sign(signs: string): fc.Arbitrary<string> {
  return fc.constantFrom(...Array.from(signs));
}

function text(signs: string, minLength = 1): fc.Arbitrary<string> {
  return fc.array(sign(signs), { minLength, maxLength: 8 }).map(joined);
}

function only(signs: string, foreign: string): Samples {
  return { good: text(signs), bad: withOneOf(text(signs), foreign) };
}

/** Texts with a character of each kind; the bad ones lack one kind or have a foreign character. */
function needing(kinds: readonly string[], further: string, foreign: string): Samples {
  const good = fc
    .tuple(fc.tuple(...kinds.map((kind) => sign(kind))), text(further, 0))
    .chain(([needed, more]) =>
      fc.shuffledSubarray([...needed, more], { minLength: kinds.length + 1 }),
    )
    .map(joined);
  const lacking = kinds.map((_, left) =>
    text(further + kinds.filter((__, at) => at !== left).join('')),
  );
  return { good, bad: fc.oneof(...lacking, withOneOf(good, foreign)) };
}

/** Inserts one foreign character anywhere in a text. */
function withOneOf(texts: fc.Arbitrary<string>, foreign: string): fc.Arbitrary<string> {
  return fc.tuple(texts, sign(foreign), fc.nat()).map(([value, one, seed]) => {
    const signs = Array.from(value);
    signs.splice(seed % (signs.length + 1), 0, one);
    return joined(signs);
  });
}

function day() {
  const two = (min: number, max: number) =>
    fc.integer({ min: min, max: max }).map((value) => String(value).padStart(2, '0'));
  return fc.record({
    year: fc.integer({ min: 1900, max: 2099 }).map(String),
    month: two(1, 12),
    date: two(1, 28),
  });
}

function joined(parts: readonly string[]): string {
  return parts.join('');
}

function spaced(words: readonly string[]): string {
  return words.join(' ');
}

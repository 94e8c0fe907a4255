import { describe, expect, it } from 'vitest';
import { tagOf } from './languageTag';
import { checkTexts } from './checkTexts';
import { COMMON, wordsFrom } from './texts';

describe('the words of every game', () => {
  checkTexts(COMMON);

  it('fill in what they name, let a game say it its own way, and fall back to English', () => {
    const own = {
      left: ['{n} left', '{n} pa', '{n} pa', '剩 {n}', 'sisa {n}', 'เหลือ {n}', 'còn {n}'],
      rules: ['Pays', 'Bayad', 'Bayad', '赔付', 'Bayaran', 'จ่าย', 'Trả'],
    } as const;
    expect(wordsFrom(own, 'EN')('left', { n: 3 })).toBe('3 left');
    expect(wordsFrom(own, 'TH')('rules')).toBe('จ่าย');
    expect(wordsFrom(own, 'XX')('close')).toBe(COMMON.close[0]);
    expect(tagOf('TH')).toBe('th-TH');
    expect(tagOf('XX')).toBe('en-PH');
  });
});

import * as v from 'valibot';
import type { SettingsOf } from '../../../kernel/brand';

const WordCount = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2000));

export const brandSettings = {
  /** How many words a feedback message can have. */
  feedback: v.optional(
    v.pipe(
      v.object({ minWords: WordCount, maxWords: WordCount }),
      v.check(({ minWords, maxWords }) => minWords <= maxWords, 'minWords is above maxWords'),
    ),
    { minWords: 5, maxWords: 300 },
  ),
};

declare module '../../../kernel/brand' {
  interface Brand extends SettingsOf<typeof brandSettings> {}
}

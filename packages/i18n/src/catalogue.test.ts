import { expectTypeOf, it } from 'vitest';

import type { MessageKey, Translate } from './catalogue';
import { exampleCatalogue } from './exampleCatalogue';
import { createI18n } from './i18n';

it('types the keys from English, with plural forms as one key', () => {
  expectTypeOf<MessageKey<typeof exampleCatalogue>>().toEqualTypeOf<
    'title' | 'game.play' | 'game.count' | 'only.english'
  >();
});

it('rejects an unknown key, a plural without its count, and a plural form', () => {
  const t = createI18n({ language: 'EN' }).translator(exampleCatalogue);
  expectTypeOf(t).returns.toBeString();
  t('title', { name: 'Juan' });
  t('game.count', { count: 2 });
  // @ts-expect-error there is no such key
  t('game.pause');
  // @ts-expect-error a branch is not a text
  t('game');
  // @ts-expect-error the number decides the form
  t('game.count');
  // @ts-expect-error the number decides the form
  t('game.count', { name: 'Juan' });
  // @ts-expect-error the form is the language's business
  t('game.count_one', { count: 1 });
});

it('supports server keys with underscores, with and without a plural', () => {
  interface Errors {
    [key: string]: string;
    in_popup_prompt: string;
    too_many_requests: string;
    too_many_requests_one: string;
    too_many_requests_other: string;
  }
  type Keys = Parameters<Translate<Pick<Errors, 'in_popup_prompt' | 'too_many_requests_one'>>>[0];
  expectTypeOf<Keys>().toEqualTypeOf<'in_popup_prompt' | 'too_many_requests'>();
});

import { createI18n, I18nProvider } from '@perya/i18n';
import { act, renderHook } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { afterEach, expect, test } from 'vitest';

import { clearSentFeedback, forgetFeedbackDraft } from './draft';
import { useDraftForm } from './useDraftForm';

const i18n = createI18n({ language: 'EN' });
const wrapper = ({ children }: PropsWithChildren) => (
  <I18nProvider i18n={i18n}>{children}</I18nProvider>
);
const draftForm = () => renderHook(() => useDraftForm(() => ({})), { wrapper });
const FAULT = { topic: 'fault', content: 'The reels stopped', contact: 'juan' } as const;

function write({ result }: ReturnType<typeof draftForm>): void {
  act(() => {
    result.current.setValue('topic', FAULT.topic);
    result.current.setValue('content', FAULT.content);
    result.current.setValue('contact', FAULT.contact);
  });
}

afterEach(() => act(forgetFeedbackDraft));

test('a form that opens later starts with the draft', () => {
  const first = draftForm();
  write(first);
  first.unmount();
  expect(draftForm().result.current.getValues()).toEqual(FAULT);
});

test('two forms of one page show the same', () => {
  const first = draftForm();
  const second = draftForm();
  write(first);
  expect(second.result.current.getValues()).toEqual(FAULT);
});

test('sending clears every form, except for the contact', () => {
  const forms = [draftForm(), draftForm()];
  write(forms[0]!);
  act(clearSentFeedback);
  for (const { result } of forms) {
    expect(result.current.getValues()).toEqual({
      topic: 'suggestion',
      content: '',
      contact: 'juan',
    });
  }
});

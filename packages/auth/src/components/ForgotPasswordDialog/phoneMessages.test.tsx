import { requestPasswordCode, resetPasswordByMobile } from '@perya/api-client';
import { reject, runStory } from '@perya/api-client/testing';
import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';

import * as stories from './ForgotPasswordDialog.stories';

/* The phone-verification messages of specification §8. "Popup closed by user" belongs to third-party
   sign-in and is tested there. */

const { MobileOnly } = composeStories(stories);

beforeEach(() => sessionStorage.clear());

interface Moment {
  /** User input that differs from a valid form. */
  number?: string;
  code?: string;
  /** The platform's error. */
  refuses?: {
    call: 'send' | 'submit';
    status: number;
    code: string;
    key: string;
    minutes?: number;
  };
  press: 'Get code' | 'Set password and log in';
  words: string;
}

const rejection = (
  call: 'send' | 'submit',
  status: number,
  key: string,
  minutes?: number,
): NonNullable<Moment['refuses']> => ({
  call,
  status,
  key,
  code: key.toUpperCase(),
  ...(minutes !== undefined && { minutes }),
});

const SEND = 'Get code';
const SUBMIT = 'Set password and log in';
const QUOTA =
  'We can’t send any more codes to this number for now. Please contact customer service.';
const SWITCHED_OFF = 'This is turned off on this site. Please contact customer service.';

const MOMENTS: Record<string, Moment> = {
  'invalid phone format, before a code is sent': {
    number: 'call me',
    press: SEND,
    words: 'This mobile number isn’t valid.',
  },
  'wrong number of digits, before a code is sent': {
    number: '0917 123',
    press: SEND,
    words: 'Mobile numbers in this country have 10 digits.',
  },
  'invalid phone format, reported by the platform': {
    refuses: rejection('send', 400, 'mobile_invalid'),
    press: SEND,
    words: 'This mobile number isn’t valid. Check the digits and the country code.',
  },
  'missing phone, before a code is sent': {
    number: '',
    press: SEND,
    words: 'Please enter your mobile number.',
  },
  'missing phone, on submit': {
    number: '',
    press: SUBMIT,
    words: 'Please enter your mobile number.',
  },
  'too many requests, retry after 5 minutes': {
    refuses: rejection('send', 429, 'too_many_requests', 5),
    press: SEND,
    words: 'Too many attempts. Try again in 5 minutes.',
  },
  'an unknown error': {
    refuses: rejection('send', 400, 'unknown'),
    press: SEND,
    words: 'Something went wrong. Please try again.',
  },
  'missing code': {
    code: ' ',
    press: SUBMIT,
    words: 'Please enter the verification code.',
  },
  'invalid code': {
    refuses: rejection('submit', 400, 'code_invalid'),
    press: SUBMIT,
    words: 'The verification code is wrong.',
  },
  'captcha check failed': {
    refuses: rejection('send', 400, 'human_check_failed'),
    press: SEND,
    words: 'We couldn’t confirm you’re human. Please try again.',
  },
  'quota exceeded, contact customer service': {
    refuses: rejection('send', 429, 'code_quota_exceeded'),
    press: SEND,
    words: QUOTA,
  },
  'operation not enabled, when a code is requested': {
    refuses: rejection('send', 403, 'operation_not_enabled'),
    press: SEND,
    words: SWITCHED_OFF,
  },
  'operation not enabled, on submit': {
    refuses: rejection('submit', 403, 'operation_not_enabled'),
    press: SUBMIT,
    words: SWITCHED_OFF,
  },
  'code expired, send again': {
    refuses: rejection('submit', 400, 'code_expired'),
    press: SUBMIT,
    words: 'The verification code has expired. Get a new one.',
  },
  'code not sent': {
    refuses: rejection('send', 503, 'code_not_sent'),
    press: SEND,
    words: 'We couldn’t send the code. Please try again.',
  },
};

test.each(Object.entries(MOMENTS))(
  'shows the message for %s',
  async (_, { number, code, refuses, press, words }) => {
    await show(refuses);
    await screen.findByRole('combobox');
    const type = (label: string, text: string) =>
      text ? userEvent.type(screen.getByLabelText(label), text) : Promise.resolve();
    await type('Mobile number', number ?? '0917 123 4567');
    await type('Verification code', code ?? '482910');
    await type('New password', 'Lantern2026');
    expect(screen.queryByText(words)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: press }));
    expect(await screen.findByText(words)).toBeVisible();
    // Input is kept.
    expect(screen.getByLabelText('New password')).toHaveValue('Lantern2026');
  },
);

async function show(refuses: Moment['refuses']) {
  await runStory(MobileOnly, (fake) => {
    if (!refuses) return;
    const { call, status, code, key, minutes } = refuses;
    const answer = () =>
      reject(status, code, key, minutes === undefined ? {} : { params: { minutes } });
    if (call === 'send') fake.on(requestPasswordCode, answer);
    else fake.on(resetPasswordByMobile, answer);
  });
}

import { describe, expect, it } from 'vitest';
import {
  ContractError,
  describeError,
  isContractError,
  isOutcomeUnknown,
  isRejectedError,
  isTransportError,
  RejectedError,
  TransportError,
} from './errors';

const rejection = (status: number, messageKey: string, code = 'CODE') =>
  new RejectedError('login', { status, code, messageKey, params: { count: 3 } });

describe('describeError', () => {
  it.each(['offline', 'timeout', 'aborted', 'network'] as const)(
    'returns the key of the transport error %s',
    (kind) => {
      expect(describeError(new TransportError(kind, 'login'))).toEqual({ key: kind, params: {} });
    },
  );

  it.each(['invitation_code_error', 'insufficient_balance', 'pattern.lettersDigits'])(
    'returns the platform’s message key %s',
    (key) => {
      expect(describeError(rejection(422, key))).toEqual({ key, params: { count: 3 } });
    },
  );

  it.each(['Sorry, this is closed.', '余额不足', 'Closed!', 'closed today'])(
    "shows the platform's own text: %s",
    (text) => {
      expect(describeError(rejection(422, text))).toMatchObject({ key: 'rejected', text });
    },
  );

  it.each([
    [401, 'not_logged_in'],
    [429, 'too_many_requests'],
    [404, 'rejected'],
    [502, 'serverError'],
  ])('has a message for status %d without a message key', (status, key) => {
    expect(describeError(rejection(status, ''))).toEqual({ key, params: { count: 3 } });
  });

  it('has a message for a contract error and for anything else', () => {
    expect(describeError(new ContractError('answer', 'login', 'broken.')).key).toBe(
      'unexpectedAnswer',
    );
    expect(describeError(new Error('bug')).key).toBe('unknown');
    expect(describeError(undefined).key).toBe('unknown');
  });
});

describe('guards', () => {
  it('distinguish the three kinds of error', () => {
    const errors = [
      new TransportError('offline', 'login'),
      rejection(401, ''),
      new ContractError('answer', 'login', 'broken.'),
      new Error('bug'),
    ];
    expect(errors.map(isTransportError)).toEqual([true, false, false, false]);
    expect(errors.map(isRejectedError)).toEqual([false, true, false, false]);
    expect(errors.map(isContractError)).toEqual([false, false, true, false]);
  });
});

describe('isOutcomeUnknown', () => {
  it.each([
    ['a timeout', new TransportError('timeout', 'x'), true],
    ['a server error of the platform', rejection(500, ''), true],
    ['a gateway timeout of a proxy', rejection(504, ''), true],
    ['an unreadable response', new ContractError('answer', 'x', 'broken.'), true],
    ['a request that is still running', rejection(409, 'still_running', 'STILL_RUNNING'), true],
    ['a rejection', rejection(422, 'insufficient_balance'), false],
    ['a conflict with the current state', rejection(409, 'username_taken'), false],
    ['an invalid request that was not sent', new ContractError('request', 'x', 'broken.'), false],
    ['an unexpected error', new Error('bug'), false],
  ])('classifies %s', (_, error, isUnknown) => {
    expect(isOutcomeUnknown(error)).toBe(isUnknown);
  });
});

describe('ContractError', () => {
  it('names the fields in its message', () => {
    const error = new ContractError('answer', 'listGames', 'not what was agreed.', {
      errors: [
        { path: 'games.1.gameType', message: 'Invalid type' },
        { path: '', message: 'Expected Object' },
      ],
    });
    expect(error.message).toBe(
      'listGames: not what was agreed. games.1.gameType: Invalid type; (root): Expected Object',
    );
  });
});

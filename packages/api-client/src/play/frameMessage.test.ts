import { describe, expect, it } from 'vitest';
import { parseFrameMessage } from './frameMessage';

describe('parseFrameMessage', () => {
  it.each(['ready', 'balance-changed', 'ended', 'leave'])('reads %s', (type) => {
    expect(parseFrameMessage({ type })).toEqual({ type });
  });

  it.each([
    ['a string', 'ready'],
    ['null', null],
    ['an unknown type', { type: 'balance', amount: '9.00' }],
    ["a developer tool's message", { source: 'react-devtools-bridge' }],
  ])('ignores %s', (_, data) => {
    expect(parseFrameMessage(data)).toBeNull();
  });

  it('reads only the type and ignores amounts', () => {
    expect(parseFrameMessage({ type: 'balance-changed', balance: '9.00' })).toEqual({
      type: 'balance-changed',
    });
  });
});

import { describe, expect, it } from 'vitest';
import { readFrameMessage } from './frame-messages';

describe('readFrameMessage', () => {
  it('reads what a game says', () => {
    expect(readFrameMessage({ source: 'perya-game', type: 'ready' })).toEqual({
      source: 'perya-game',
      type: 'ready',
    });
    expect(
      readFrameMessage({ source: 'perya-game', type: 'round-settled', roundId: '17' }),
    ).toMatchObject({ roundId: '17' });
  });

  it.each([
    ['a message of another source', { source: 'someone', type: 'ready' }],
    ['an unknown type', { source: 'perya-game', type: 'balance', amount: '1000000.00' }],
    ['a round without an id', { source: 'perya-game', type: 'round-settled' }],
    ['a text', 'perya-game'],
    ['nothing', null],
  ])('ignores %s', (_, data) => {
    expect(readFrameMessage(data)).toBeUndefined();
  });

  it('takes along nothing that the schema does not name', () => {
    expect(readFrameMessage({ source: 'perya-game', type: 'exit', balance: 5 })).toEqual({
      source: 'perya-game',
      type: 'exit',
    });
  });
});

import { describe, expect, it } from 'vitest';
import { isLive, stepsOpenTo } from './lifeCycle';

describe('the life cycle of a contract', () => {
  it('allows each party its own steps', () => {
    expect(stepsOpenTo('downline', 'offered')).toEqual(['accept', 'reject']);
    expect(stepsOpenTo('upline', 'offered')).toEqual(['withdraw']);
    expect(stepsOpenTo('house', 'offered')).toEqual(['withdraw', 'expire']);
    for (const party of ['upline', 'downline', 'house'] as const) {
      expect(stepsOpenTo(party, 'active')).toEqual(['terminate']);
    }
  });

  it.each(['rejected', 'withdrawn', 'expired', 'terminated'] as const)(
    'is over when %s',
    (status) => {
      expect(isLive(status)).toBe(false);
      for (const party of ['upline', 'downline', 'house'] as const) {
        expect(stepsOpenTo(party, status)).toEqual([]);
      }
    },
  );
});

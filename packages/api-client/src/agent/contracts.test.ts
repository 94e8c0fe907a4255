import { decodeOutput, encodeInput } from '../core/translate';
import { parseMinorUnits, parseMoney } from '@perya/rules/money';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  wireContract,
  wireSettlement,
  wireSettlementDetail,
  wireSettlementRecord,
} from '../testing';
import { getConsolidatedInfo } from './consolidated';
import { getContracts, offerContract, processDailySalaryContract } from './contracts';
import { getSettlementDetail, getSettlements } from './settlements';

const peso = (amount: string) => parseMoney(amount, 'PHP');

describe('a contract on the wire', () => {
  it('is offered with decimal amounts and basis points', () => {
    const sent = encodeInput(offerContract, {
      kind: 'dividend',
      downlineId: '7',
      terms: {
        period: 'semimonthly',
        tiers: [
          {
            turnover: parseMinorUnits('1000.50'),
            activeMembers: 3,
            loss: parseMinorUnits('200'),
            rateBasisPoints: 1_250,
          },
        ],
      },
    });
    expect(v.parse(offerContract.request, sent)).toEqual({
      kind: 'DIVIDEND',
      downlineId: '7',
      terms: {
        period: 'SEMIMONTHLY',
        tiers: [{ turnover: '1000.50', activeMembers: 3, loss: '200.00', rateBasisPoints: 1_250 }],
      },
    });
  });

  it('is answered with a code and a trimmed note, which is omitted if blank', () => {
    const answer = (note: string) =>
      encodeInput(processDailySalaryContract, { contractId: '3', answer: 'reject', note });
    expect(answer(' Too low. ')).toEqual({ contractId: '3', answer: 'REJECT', note: 'Too low.' });
    expect(answer('  ').note).toBeUndefined();
  });

  it('is decoded into the values of the site', () => {
    const wire = wireContract({
      kind: 'REAL_TIME',
      role: 'MINE',
      status: 'TERMINATED',
      upline: null,
      endedAt: 5,
      endedBy: 'HOUSE',
      endReason: 'ABOVE_UPLINE',
      endsOnAccept: [{ id: '9', account: 'agent03' }],
    });
    const page = { list: [wire], totalPages: 1, totalCount: 1, waiting: 2 };
    const { items, waiting } = decodeOutput(getContracts, v.parse(getContracts.value, page));
    expect(waiting).toBe(2);
    expect(items[0]).toMatchObject({
      kind: 'realTime',
      role: 'mine',
      status: 'terminated',
      upline: null,
      endedAt: 5,
      endedBy: 'house',
      endReason: 'aboveUpline',
      endsOnAccept: [{ id: '9', account: 'agent03' }],
    });
    expect(items[0]?.terms.tiers[0]?.turnover).toEqual(peso('10000'));
  });
});

describe('the consolidated info', () => {
  it('is true for every kind that concerns the agent', () => {
    expect(
      decodeOutput(getConsolidatedInfo, {
        dividendTypeRequirement: 'ENDED',
        dailySalaryRequirementType: 'ACTIVE',
        contractHourlySalaryRequirement: null,
      }),
    ).toEqual({ dividend: true, daily: true, hourly: false, realTime: false });
  });
});

describe('a settlement on the wire', () => {
  it('is requested by kind and role', () => {
    expect(
      encodeInput(getSettlements, {
        kind: 'daily',
        role: 'given',
        search: ' agent ',
        isPaidOnly: true,
        page: 1,
      }),
    ).toMatchObject({ kind: 'DAILY', role: 'GIVEN', search: 'agent', isPaidOnly: true, pageNo: 1 });
    expect(encodeInput(getSettlements, { kind: 'hourly', role: 'mine' })).toEqual({
      kind: 'HOURLY',
      role: 'MINE',
    });
  });

  it('is decoded with totals, and with a null rate if no tier was reached', () => {
    const list = [
      wireSettlement(),
      wireSettlement({ rateBasisPoints: null, gross: '0.00', amount: '0.00' }),
    ];
    const wire = v.parse(getSettlements.value, wireSettlementRecord(list));
    const { items, totals } = decodeOutput(getSettlements, wire);
    expect(items.map(({ rateBasisPoints }) => rateBasisPoints)).toEqual([40, null]);
    expect(totals).toMatchObject({ settlements: 2, amount: peso('70.00') });
  });

  it('is explained by its tiers, and by lines that add up to it', () => {
    const wire = v.parse(getSettlementDetail.value, wireSettlementDetail());
    const { tiers, lines, settlement, exactGross } = decodeOutput(getSettlementDetail, wire);
    expect(tiers.map(({ isReached, isChosen }) => [isReached, isChosen])).toEqual([
      [true, false],
      [true, true],
      [false, false],
    ]);
    expect(exactGross).toBe('100.000000');
    const sum = (field: 'turnover' | 'loss' | 'owed') =>
      lines.reduce((total, line) => total + line[field].minor, 0);
    expect(sum('turnover')).toBe(settlement.turnover.minor);
    expect(sum('loss')).toBe(settlement.loss.minor);
    expect(sum('owed')).toBe(settlement.deducted.minor);
  });
});

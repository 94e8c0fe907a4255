import { eq, sql } from 'drizzle-orm';
import {
  allBut,
  clearedAfter,
  fieldOf,
  KEPT_RECORD,
  texts,
  type DataField,
  type OwnData,
} from '../../../kernel/own-data/section';
import { pointAccount, pointEntry, pointPosting } from './ledger/schema';
import { redemption, redemptionEvent, voucherCode } from './schema';

const ofAccount = (memberId: number) => eq(pointAccount.owner, `member:${memberId}`);
const ofRedemption = (memberId: number) => eq(redemption.memberId, memberId);

/** A voucher's code is shown once, when the member asks for it. */
const revealedCode: DataField = {
  value: sql`case when ${redemption.revealedAt} is not null then ${voucherCode.code} end`,
  kind: 'text',
};

/** Points and what was redeemed with them. */
export const pointData: OwnData = {
  sections: [
    {
      name: 'point-balance',
      chapter: 'rewards',
      erasure: KEPT_RECORD,
      table: pointAccount,
      of: ofAccount,
      keys: [pointAccount.id],
      fields: allBut(pointAccount, 'id', 'owner', 'isHouse'),
    },
    {
      name: 'points',
      chapter: 'rewards',
      erasure: KEPT_RECORD,
      table: pointEntry,
      joins: [
        { table: pointAccount, on: eq(pointAccount.id, pointEntry.accountId) },
        { table: pointPosting, on: eq(pointPosting.id, pointEntry.postingId) },
      ],
      of: ofAccount,
      keys: [pointEntry.id],
      fields: {
        ...allBut(pointEntry, 'accountId', 'postingId'),
        kind: fieldOf(pointPosting.kind),
        reference: fieldOf(pointPosting.reference),
        details: fieldOf(pointPosting.details),
      },
    },
    {
      name: 'redemptions',
      chapter: 'rewards',
      erasure: clearedAfter(
        'records',
        (memberId) => sql`update ${redemption} set
            receiver = left(receiver, 0), phone = left(phone, 0), address = left(address, 0), tracking = null
          where ${ofRedemption(memberId)}`,
      ),
      table: redemption,
      of: ofRedemption,
      keys: [redemption.id],
      fields: {
        ...allBut(redemption, 'memberId', 'rewardName', 'note'),
        rewardName: texts(redemption.rewardName),
        note: texts(redemption.note),
      },
    },
    {
      name: 'redemption-steps',
      chapter: 'rewards',
      erasure: KEPT_RECORD,
      table: redemptionEvent,
      joins: [{ table: redemption, on: eq(redemption.id, redemptionEvent.redemptionId) }],
      of: ofRedemption,
      keys: [redemptionEvent.id],
      fields: { ...allBut(redemptionEvent, 'id', 'note'), note: texts(redemptionEvent.note) },
    },
    {
      name: 'voucher-codes',
      chapter: 'rewards',
      erasure: KEPT_RECORD,
      table: voucherCode,
      joins: [{ table: redemption, on: eq(redemption.id, voucherCode.redemptionId) }],
      of: ofRedemption,
      keys: [voucherCode.id],
      fields: { ...allBut(voucherCode, 'id', 'code'), code: revealedCode },
    },
  ],
};

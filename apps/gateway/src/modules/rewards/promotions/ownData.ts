import { eq, sql } from 'drizzle-orm';
import { allBut, clearedAfter, deletedAfter, type OwnData } from '../../../kernel/own-data/section';
import { promotionApplication, promotionPicture } from './schema';

const ofApplication = (memberId: number) => eq(promotionApplication.memberId, memberId);

/** Promotions that the member joined or applied for, and the pictures sent with applications. */
export const promotionData: OwnData = {
  sections: [
    {
      name: 'promotions',
      chapter: 'rewards',
      erasure: clearedAfter(
        'records',
        (memberId) => sql`update ${promotionApplication} set comment = '', note = null
          where ${ofApplication(memberId)}`,
      ),
      table: promotionApplication,
      of: ofApplication,
      keys: [promotionApplication.id],
      fields: allBut(promotionApplication, 'memberId'),
    },
  ],
  pictures: [
    {
      name: 'promotion-pictures',
      chapter: 'rewards',
      erasure: deletedAfter('records'),
      table: promotionPicture,
      joins: [
        {
          table: promotionApplication,
          on: eq(promotionApplication.id, promotionPicture.applicationId),
        },
      ],
      of: ofApplication,
      keys: [promotionPicture.name],
      fileName: sql`${promotionPicture.applicationId} || '-' || ${promotionPicture.position} || '-' || left(${promotionPicture.name}, 8)`,
      data: promotionPicture.data,
    },
  ],
};

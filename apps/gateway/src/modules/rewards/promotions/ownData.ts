import { eq, sql } from 'drizzle-orm';
import { allBut, type OwnData } from '../../../kernel/own-data/section';
import { promotionApplication, promotionPicture } from './schema';

const ofApplication = (memberId: number) => eq(promotionApplication.memberId, memberId);

/** Promotions that the member joined or applied for, and the pictures sent with applications. */
export const promotionData: OwnData = {
  sections: [
    {
      name: 'promotions',
      chapter: 'rewards',
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

/** Where a promotion is read. */
export const promotionPath = (id: string) => `/promoDetail?id=${encodeURIComponent(id)}`;

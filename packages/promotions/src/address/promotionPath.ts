/** URL of a promotion's page. */
export const promotionPath = (id: string) => `/promoDetail?id=${encodeURIComponent(id)}`;

import * as v from 'valibot';

const Decimal = v.pipe(v.string(), v.regex(/^\d{1,13}\.\d{2}$/));

/** What the brand sets about transfers to the upline; amounts in its currency. */
export const TransferSettings = v.object({
  uplineLeast: Decimal,
  uplineMost: Decimal,
  /** By the brand's day. */
  uplinePerDay: Decimal,
});

export const DEFAULT_TRANSFERS: v.InferOutput<typeof TransferSettings> = {
  uplineLeast: '10.00',
  uplineMost: '50000.00',
  uplinePerDay: '200000.00',
};

import { contract } from '../../contract';
import { count, currencyCode, decimalText, nothing, timestamp } from '../../core/schemas';
import { categorySchema } from '../../games/category';
import { WhitelabelNodeSchema } from '../../system/whitelabel';
import type { Models } from './models';

/** What the calls of all areas are made of. */
export const FOUNDATIONS: Models = {
  Decimal: {
    schema: decimalText(),
    description: 'A number of at most two decimals as a string, for example an amount of money.',
  },
  Timestamp: { schema: timestamp(), description: 'Milliseconds since 1970, UTC.' },
  Count: { schema: count(), description: 'A count or a position: a whole number from 0.' },
  Currency: { schema: currencyCode(), description: 'ISO 4217 code.' },
  Category: { schema: categorySchema(), description: 'A category of games.' },
  NoFields: { schema: nothing(), description: 'A body without fields, which can be left out.' },
  ById: { schema: contract.claimReward.request, description: 'Names the object of a call.' },
  WebAddress: {
    schema: contract.getDeposit.value.entries.payment.wrapped.entries.url.wrapped,
    description: 'A web address.',
  },
  BasisPoints: {
    schema: contract.adjustRebate.value.entries.rebates.item.entries.basisPoints,
    description: 'A share in hundredths of a percent.',
  },
  WhitelabelNode: {
    schema: WhitelabelNodeSchema,
    description: 'A module switch of the brand and the switches below it.',
  },
  Period: {
    schema: contract.setProtectionLimit.request.entries.period,
    description: 'A calendar day, week or month in the time zone of the brand.',
  },
  Theme: {
    schema: contract.launchVendorLobby.request.entries.theme.wrapped,
    description: 'The colors of a page.',
  },
};

import { recordAffiliateClick } from '@perya/api-client';

import { browserRuntime } from './browserRuntime';

/**
 * Keeps who sent the visitor, and tells the platform that an affiliate's link was followed. A module
 * between, so that the first view does not carry the names of all the files that @perya/auth is made of.
 */
export async function keepCodesOfVisit(): Promise<void> {
  const { keepVisitCodes, takeAffiliateClick } = await import('@perya/auth');
  keepVisitCodes();
  const code = takeAffiliateClick();
  // A click that is not counted is nothing to the visitor.
  if (code !== null) await browserRuntime().client.call(recordAffiliateClick, { code });
}

import { isRejectedError, recordAffiliateClick, type ApiClient } from '@perya/api-client';
import { affiliateClickReported, keepVisitCodes, unreportedAffiliateClick } from '@perya/auth';

/**
 * Keeps who sent the visitor, for a registration later in this tab, and reports an affiliate's click. A click
 * that could not be reported is reported by the next page of the tab.
 */
export async function keepCodesOfVisit(client: ApiClient): Promise<void> {
  keepVisitCodes();
  const code = unreportedAffiliateClick();
  if (code === null) return;
  try {
    // Whoever registers at once and leaves has come by the link as well.
    await client.call(recordAffiliateClick, { code }, { keepalive: true });
  } catch (error) {
    if (!isRejectedError(error) || error.status === 429 || error.status >= 500) return;
  }
  affiliateClickReported(code);
}

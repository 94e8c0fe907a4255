import { isRejectedError, recordAffiliateClick, type ApiClient } from '@perya/api-client';
import { markAffiliateClickReported, keepVisitCodes, unreportedAffiliateClick } from '@perya/auth';

/**
 * Stores the referrer for a later registration in this tab, and reports an affiliate's click. If reporting
 * fails, the tab's next page retries.
 */
export async function keepCodesOfVisit(client: ApiClient): Promise<void> {
  keepVisitCodes();
  const code = unreportedAffiliateClick();
  if (code === null) return;
  try {
    // `keepalive`, because visitors may leave immediately.
    await client.call(recordAffiliateClick, { code }, { keepalive: true });
  } catch (error) {
    if (!isRejectedError(error) || error.status === 429 || error.status >= 500) return;
  }
  markAffiliateClickReported(code);
}

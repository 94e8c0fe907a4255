/** An affiliate's or a friend's referral code. */
export type ReferralCodeName = 'affiliateCode' | 'referralCode';

const NAMES: readonly ReferralCodeName[] = ['affiliateCode', 'referralCode'];

/** The platform's format; other values in the URL are not sent. */
const CODE = /^[A-Za-z0-9_-]{1,64}$/;

/** Codes that the platform rejected. The URL still contains them, and they must not be used again. */
const refused = new Set<string>();

/**
 * The visitor's code: from the current URL, the URL with which the page was loaded, or an earlier page in
 * this tab. Browser only.
 */
export function visitCode(name: ReferralCodeName): string | null {
  return ofAddress(name) ?? ofStorage(name);
}

/**
 * Stores the codes of this visit in session storage, so they still count if the visitor browses before
 * registering. Browser only.
 */
export function keepVisitCodes(): void {
  for (const name of NAMES) {
    const code = ofAddress(name);
    if (code !== null) keep(name, code);
  }
}

/** The affiliate code whose click this tab has reported. */
const REPORTED = 'affiliateClick';

/** The affiliate code of this visit if its click hasn't been reported, else null. Browser only. */
export function unreportedAffiliateClick(): string | null {
  const code = visitCode('affiliateCode');
  return code === kept(REPORTED) ? null : code;
}

/** The click of this code was counted or rejected, so this tab doesn't report it again. */
export function markAffiliateClickReported(code: string): void {
  keep(REPORTED, code);
}

function keep(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value);
  } catch {
    // Blocked or full. The URL still contains it.
  }
}

function kept(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** The platform doesn't know this code, so it isn't sent again. */
export function discardVisitCode(name: ReferralCodeName, code: string): void {
  refused.add(code);
  try {
    sessionStorage.removeItem(name);
  } catch {
    // It was never stored.
  }
}

function ofAddress(name: ReferralCodeName): string | null {
  return inSearch(location.search, name) ?? inSearch(landingSearch(), name);
}

/** The query string with which the visitor arrived, regardless of later navigation. */
function landingSearch(): string {
  const [landing] = performance.getEntriesByType('navigation');
  return (landing && URL.parse(landing.name)?.search) ?? '';
}

function inSearch(search: string, name: ReferralCodeName): string | null {
  return usable(new URLSearchParams(search).get(name));
}

function ofStorage(name: ReferralCodeName): string | null {
  return usable(kept(name));
}

function usable(code: string | null): string | null {
  return code !== null && CODE.test(code) && !refused.has(code) ? code : null;
}

/** Choices with a guide. `lite` is the installable web app, for any phone. */
export const PLATFORMS = ['android', 'ios', 'lite'] as const;
export type Platform = (typeof PLATFORMS)[number];

/** Names of the steps; each has its own drawing. */
export type StepName =
  | 'scan'
  | 'visit'
  | 'downloadFile'
  | 'allowInstall'
  | 'openApp'
  | 'allowProfile'
  | 'installProfile'
  | 'menuAndroid'
  | 'menuIos'
  | 'menuEither'
  | 'addToHome'
  | 'add';

/** How to install the site on a phone. */
export interface InstallGuide {
  /** An app file, an Apple profile, or the browser's own "Add to Home Screen". */
  readonly kind: 'file' | 'profile' | 'browser';
  readonly steps: readonly [StepName, StepName, StepName, StepName];
}

/**
 * The four steps for the operator's link. A file and a profile each have their own steps; any other address
 * is a page, as is the site itself without a link: pages are added to the home screen from the browser's menu
 * (specification §2, install-app steps). The lite app always is a page.
 */
export function guideFor(platform: Platform, address: string | null): InstallGuide {
  const path = address === null ? '' : new URL(address).pathname.toLowerCase();
  if (platform === 'android' && path.endsWith('.apk')) {
    return { kind: 'file', steps: ['scan', 'downloadFile', 'allowInstall', 'openApp'] };
  }
  if (platform === 'ios' && path.endsWith('.mobileconfig')) {
    return { kind: 'profile', steps: ['scan', 'allowProfile', 'installProfile', 'openApp'] };
  }
  const first = address === null ? 'visit' : 'scan';
  return { kind: 'browser', steps: [first, MENUS[platform], 'addToHome', 'add'] };
}

const MENUS = { android: 'menuAndroid', ios: 'menuIos', lite: 'menuEither' } as const;

/**
 * The absolute URL of an operator's link, which may be a path of the site, if it's allowed: https, or http on
 * localhost.
 */
export function downloadAddress(url: string | undefined, siteOrigin: string): string | null {
  if (!url || !URL.canParse(url, siteOrigin)) return null;
  const { protocol, hostname, origin, href } = new URL(url, siteOrigin);
  const isOwn = origin === siteOrigin && /^https?:$/.test(protocol);
  const isLocal = protocol === 'http:' && /^(?:localhost|127\.0\.0\.1)$/.test(hostname);
  return protocol === 'https:' || isLocal || isOwn ? href : null;
}

/** The visitor's platform, from the user agent; null for anything else. */
export function platformOf(userAgent: string, touchPoints: number): Platform | null {
  if (/android/i.test(userAgent)) return 'android';
  // An iPad identifies as a Mac, and is the only one with a touch screen.
  const isTablet = /macintosh/i.test(userAgent) && touchPoints > 1;
  return /iphone|ipad|ipod/i.test(userAgent) || isTablet ? 'ios' : null;
}

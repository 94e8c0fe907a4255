/** The phones that there is a guide for. */
export const PLATFORMS = ['android', 'ios'] as const;
export type Platform = (typeof PLATFORMS)[number];

/** What a step looks like; each has a drawing of its own. */
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
  | 'addToHome'
  | 'add';

/** How the site gets onto a phone. */
export interface InstallGuide {
  /** An app's file, Apple's profile, or the browser's own "Add to Home Screen". */
  readonly kind: 'file' | 'profile' | 'browser';
  readonly steps: readonly [StepName, StepName, StepName, StepName];
}

/**
 * The four steps for what the operator offers. A file and a profile are installed each in their own
 * way; any other address is a page, and so is the site itself where nothing is offered: those go onto
 * the home screen by the browser's menu (specification §2, install-app steps).
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
  const menu = platform === 'android' ? 'menuAndroid' : 'menuIos';
  return { kind: 'browser', steps: [first, menu, 'addToHome', 'add'] };
}

/**
 * The absolute address of an operator's link, which may be one of the site's own paths, if it may be
 * followed: https, or http on this machine.
 */
export function downloadAddress(url: string | undefined, siteOrigin: string): string | null {
  if (!url || !URL.canParse(url, siteOrigin)) return null;
  const { protocol, hostname, origin, href } = new URL(url, siteOrigin);
  const isOwn = origin === siteOrigin && /^https?:$/.test(protocol);
  const isLocal = protocol === 'http:' && /^(?:localhost|127\.0\.0\.1)$/.test(hostname);
  return protocol === 'https:' || isLocal || isOwn ? href : null;
}

/** The phone that is held, by what its browser calls itself; null on anything else. */
export function platformOf(userAgent: string, touchPoints: number): Platform | null {
  if (/android/i.test(userAgent)) return 'android';
  // An iPad calls itself a Mac, and is the only Mac with a touch screen.
  const isTablet = /macintosh/i.test(userAgent) && touchPoints > 1;
  return /iphone|ipad|ipod/i.test(userAgent) || isTablet ? 'ios' : null;
}

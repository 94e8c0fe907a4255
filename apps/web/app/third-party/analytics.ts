import { tagAddress, trustedScript } from './trustedScript';

/** The hosts of Google's tag. The content security policy allows them unless the visitor has refused. */
export const ANALYTICS_HOSTS = {
  scripts: ['https://www.googletagmanager.com'],
  connections: [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
  ],
  images: ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
} as const;

/** A Google tag id. Nothing else is inserted into the URL. */
const ID = /^(?:G|GT|UA|AW)-[A-Z0-9-]{4,20}$/i;

export function isAnalyticsId(id: string | null): id is string {
  return id !== null && ID.test(id);
}

type TaggedWindow = Window & { dataLayer?: unknown[]; [disabled: `ga-disable-${string}`]: boolean };

const tagged = () => window as unknown as TaggedWindow;

/** Same as Google's snippet: the tag requires an `arguments` object, not an array. */
const gtag: (...call: unknown[]) => void = function () {
  // oxlint-disable-next-line prefer-rest-params
  (tagged().dataLayer ??= []).push(arguments);
};

/** Loads the tag and starts tracking; call it only after consent. Also restarts tracking after a rejection. */
export function startAnalytics(id: string): void {
  tagged()[`ga-disable-${id}`] = false;
  const address = tagAddress(id);
  if (document.querySelector(`script[src="${CSS.escape(address)}"]`)) return;
  gtag('js', new Date());
  // Statistics only, without advertising. Page views are sent individually and without the query string,
  // because URLs contain codes and ids.
  gtag('consent', 'default', {
    analytics_storage: 'granted',
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
  });
  gtag('config', id, {
    send_page_view: false,
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
  });
  const script = document.createElement('script');
  script.async = true;
  script.src = trustedScript(address);
  document.head.append(script);
}

/** Sends a page view with the path only. */
export function sendPageView(origin: string, pathname: string, title: string): void {
  gtag('event', 'page_view', {
    page_location: origin + pathname,
    page_referrer: '',
    page_title: title,
  });
}

/** Stops tracking immediately and removes the cookies. */
export function stopAnalytics(id: string): void {
  tagged()[`ga-disable-${id}`] = true;
  const { hostname } = location;
  for (const pair of document.cookie.split(';')) {
    const [name = ''] = pair.trim().split('=');
    if (!/^_g(?:a|id|at|cl)/.test(name)) continue;
    // Google sets them on the widest possible domain.
    for (const domain of ['', ...domainsOf(hostname).map((each) => `;Domain=${each}`)]) {
      document.cookie = `${name}=;Path=/;Max-Age=0${domain}`;
    }
  }
}

function domainsOf(hostname: string): string[] {
  const parts = hostname.split('.');
  return parts.slice(0, -1).map((_, index) => parts.slice(index).join('.'));
}

import { ContentPage } from '@perya/ui-kit';
import { useSyncExternalStore, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';

import { DownloadTabs } from '../components/DownloadTabs/DownloadTabs';
import { platformOf, PLATFORMS, type Platform } from '../download/installGuides';
import { useT } from '../locales';

/** Props of {@link DownloadPage}. */
export interface DownloadPageProps {
  /**
   * The site's origin as the visitor sees it, such as `https://perya.example`. Defaults to the page's origin
   * in a browser.
   */
  siteOrigin?: string | undefined;
  /** The browser's own install button, if supported. */
  install?: ReactNode;
}

/** `/down`: the app for Android and iOS, from the operator's resources. `?os=` selects the platform. */
export function DownloadPage({
  siteOrigin = globalThis.location.origin,
  install,
}: DownloadPageProps) {
  const t = useT();
  const [platform, setPlatform] = usePlatform();
  return (
    <ContentPage title={t('downloadPage.title')} lead={t('downloadPage.lead')}>
      <DownloadTabs
        siteOrigin={siteOrigin}
        platform={platform}
        onPlatformChange={setPlatform}
        install={install}
      />
    </ContentPage>
  );
}

/** The platform in the URL, else the visitor's, else Android. */
function usePlatform(): [Platform, (platform: Platform) => void] {
  const [params, setParams] = useSearchParams();
  const named = PLATFORMS.find((platform) => platform === params.get('os'));
  // The visitor's platform isn't known on the server.
  const held = useSyncExternalStore(never, heldPhone, () => null);
  const setPlatform = (platform: Platform) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        after.set('os', platform);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  return [named ?? held ?? 'android', setPlatform];
}

const never = () => () => {};

const heldPhone = () => platformOf(navigator.userAgent, navigator.maxTouchPoints);

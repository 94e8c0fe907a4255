import { ContentPage } from '@perya/ui-kit';
import { useSyncExternalStore, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';

import { DownloadTabs } from '../components/DownloadTabs/DownloadTabs';
import { platformOf, PLATFORMS, type Platform } from '../download/installGuides';
import { useT } from '../locales';

export interface DownloadPageProps {
  /** The site as the visitor sees it, such as `https://perya.example`. In a browser, its address by default. */
  siteOrigin?: string | undefined;
  /** The browser's own installation, where it offers one. */
  install?: ReactNode;
}

/** `/down`: the app on Android and on iOS, from the operator's resources. `?os=` names the phone. */
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

/** The phone that the address names, else the one that is held, else Android. */
function usePlatform(): [Platform, (platform: Platform) => void] {
  const [params, setParams] = useSearchParams();
  const named = PLATFORMS.find((platform) => platform === params.get('os'));
  // The server cannot see the phone.
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

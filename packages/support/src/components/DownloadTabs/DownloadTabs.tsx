import { useResource } from '@perya/site-config';
import { Tabs } from '@perya/ui-kit/tabs';
import type { ReactNode } from 'react';

import { downloadAddress, guideFor, PLATFORMS, type Platform } from '../../download/installGuides';
import { useT } from '../../locales';
import { DownloadGuide } from '../DownloadGuide/DownloadGuide';

export interface DownloadTabsProps {
  /**
   * The site's origin as the visitor sees it, such as `https://perya.example`; an operator's link may be a
   * path on it.
   */
  siteOrigin: string;
  platform: Platform;
  onPlatformChange(platform: Platform): void;
  /** The browser's own install button, if supported. */
  install?: ReactNode;
}

/** Tabs with the guides of both platforms. */
export function DownloadTabs({
  siteOrigin,
  platform,
  onPlatformChange,
  install,
}: DownloadTabsProps) {
  const t = useT();
  return (
    <Tabs
      label={t('downloadPage.platforms')}
      value={platform}
      onValueChange={onPlatformChange}
      items={PLATFORMS.map((value) => ({
        value,
        label: t(`downloadPage.${value}`),
        content: <PlatformGuide platform={value} siteOrigin={siteOrigin} install={install} />,
      }))}
    />
  );
}

/** The operator's resource for each platform (specification §3). */
const RESOURCES = { android: 'Android', ios: 'MOBILECONFIG' } as const;

interface PlatformGuideProps {
  platform: Platform;
  siteOrigin: string;
  install: ReactNode;
}

function PlatformGuide({ platform, siteOrigin, install }: PlatformGuideProps) {
  const t = useT();
  const resource = useResource(RESOURCES[platform]);
  const address = downloadAddress(resource?.url, siteOrigin);
  const { kind, steps } = guideFor(platform, address);
  return (
    <DownloadGuide
      address={address}
      steps={steps.map((name) => ({
        name,
        text: t(`installStep.${name}`, { host: new URL(siteOrigin).host }),
      }))}
      action={kind === 'browser' ? install : undefined}
      labels={{
        qr: t('downloadPage.qr', { platform: t(`downloadPage.${platform}`) }),
        open: t(`downloadPage.open.${kind}`),
        none: t('downloadPage.none'),
        stepNumber: (number) => t('downloadPage.stepNumber', { number }),
      }}
    />
  );
}

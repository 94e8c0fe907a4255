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

/** Tabs with the guides of both platforms and of the lite app (specification §1). */
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

/** The operator's resource for each platform (specification §3; `LITEAPP` is named here). */
const RESOURCES = { android: 'Android', ios: 'MOBILECONFIG', lite: 'LITEAPP' } as const;

interface PlatformGuideProps {
  platform: Platform;
  siteOrigin: string;
  install: ReactNode;
}

function PlatformGuide({ platform, siteOrigin, install }: PlatformGuideProps) {
  const t = useT();
  const resource = useResource(RESOURCES[platform]);
  // This site is an installable web app itself, so there always is a lite app.
  const ownApp = platform === 'lite' ? new URL('/', siteOrigin).href : null;
  const address = downloadAddress(resource?.url, siteOrigin) ?? ownApp;
  const { kind, steps } = guideFor(platform, address);
  return (
    <DownloadGuide
      address={address}
      note={noteOn(platform, address)}
      steps={steps.map((name) => ({
        name,
        text: t(`installStep.${name}`, { host: new URL(siteOrigin).host }),
      }))}
      action={kind === 'browser' ? install : undefined}
      labels={{
        qr: t('downloadPage.qr', { platform: t(`downloadPage.${platform}`) }),
        open: t(`downloadPage.open.${kind}`),
        stepNumber: (number) => t('downloadPage.stepNumber', { number }),
      }}
    />
  );

  function noteOn(shown: Platform, address: string | null): string | undefined {
    if (shown === 'lite') return t('downloadPage.liteNote');
    return address === null ? t('downloadPage.none') : undefined;
  }
}

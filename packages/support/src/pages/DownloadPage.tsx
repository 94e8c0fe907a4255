import { useResource } from '@perya/site-config';
import { ContentPage } from '@perya/ui-kit';
import { Tabs } from '@perya/ui-kit/tabs';

import { DownloadGuide } from '../components/DownloadGuide/DownloadGuide';
import { useT } from '../i18n';

const STEPS = {
  android: ['androidStep.one', 'androidStep.two', 'androidStep.three', 'androidStep.four'],
  ios: ['iosStep.one', 'iosStep.two', 'iosStep.three', 'iosStep.four'],
} as const;

/** `/down`: the app on Android and on iOS, from the operator's resources. */
export function DownloadPage() {
  const t = useT();
  const android = useResource('Android');
  const ios = useResource('MOBILECONFIG');
  const guide = (platform: 'android' | 'ios', address: string | undefined) => (
    <DownloadGuide
      address={safeAddress(address)}
      steps={STEPS[platform].map((step) => t(step))}
      labels={{
        qr: t('downloadPage.qr', { platform: t(`downloadPage.${platform}`) }),
        open: t('downloadPage.open'),
        none: t('downloadPage.none'),
        stepNumber: (number) => t('downloadPage.stepNumber', { number }),
      }}
    />
  );
  return (
    <ContentPage title={t('downloadPage.title')} lead={t('downloadPage.lead')}>
      <Tabs
        label={t('downloadPage.platforms')}
        items={[
          {
            value: 'android',
            label: t('downloadPage.android'),
            content: guide('android', android?.url),
          },
          { value: 'ios', label: t('downloadPage.ios'), content: guide('ios', ios?.url) },
        ]}
      />
    </ContentPage>
  );
}

/** An operator's link, if it may be followed: https, or http on this machine. */
function safeAddress(address: string | undefined): string | null {
  if (!address || !URL.canParse(address)) return null;
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || (protocol === 'http:' && hostname === 'localhost')
    ? address
    : null;
}

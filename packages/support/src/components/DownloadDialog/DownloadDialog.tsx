import { Dialog } from '@perya/ui-kit/dialog';
import { useState, type ReactNode } from 'react';

import { platformOf, type Platform } from '../../download/installGuides';
import { useT } from '../../locales';
import { DownloadTabs } from '../DownloadTabs/DownloadTabs';

/** Props of {@link DownloadDialog}. */
export interface DownloadDialogProps {
  isOpen: boolean;
  onClose(): void;
  /**
   * The site's origin as the visitor sees it, such as `https://perya.example`. Defaults to the page's origin.
   */
  siteOrigin?: string | undefined;
  /** The browser's own install button, if supported. */
  install?: ReactNode;
}

/** The download modal (specification §2): Android and iOS, with four steps each, over any page. */
export function DownloadDialog({
  isOpen,
  onClose,
  siteOrigin = globalThis.location.origin,
  install,
}: DownloadDialogProps) {
  const t = useT();
  const [platform, setPlatform] = useState<Platform>(
    () => platformOf(navigator.userAgent, navigator.maxTouchPoints) ?? 'android',
  );
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      size="large"
      title={t('downloadPage.title')}
      description={t('downloadPage.lead')}
      labels={{ close: t('downloadPage.close') }}
    >
      <DownloadTabs
        siteOrigin={siteOrigin}
        platform={platform}
        onPlatformChange={setPlatform}
        install={install}
      />
    </Dialog>
  );
}

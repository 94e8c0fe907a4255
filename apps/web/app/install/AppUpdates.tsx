import { useLanguage } from '@perya/i18n';
import { useToast } from '@perya/ui-kit';
import { useEffect, useEffectEvent, useRef } from 'react';

import { watchForUpdates, type AppUpdates as Updates } from './appUpdate';
import { useInstallT } from './locales';

/** Keeps the site as an app up to date: nothing is seen of it but the question when there is news. */
export default function AppUpdates() {
  const t = useInstallT();
  const { language } = useLanguage();
  const toast = useToast();
  const updates = useRef<Updates>(null);

  const ask = useEffectEvent((takeOver: () => void) => {
    toast.show({
      title: t('update.title'),
      description: t('update.text'),
      action: { label: t('update.action'), onAction: takeOver },
      durationMs: 0,
    });
  });

  useEffect(() => {
    // In development every module is its own deploy.
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return undefined;
    const watching = watchForUpdates(navigator.serviceWorker, ask);
    updates.current = watching;
    return () => watching.stop();
  }, []);

  useEffect(() => updates.current?.languageChanged(language), [language]);
  return null;
}

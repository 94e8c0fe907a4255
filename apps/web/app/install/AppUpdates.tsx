import { useLanguage } from '@perya/i18n';
import { useToast } from '@perya/ui-kit';
import { useEffect, useEffectEvent, useRef } from 'react';

import { watchForUpdates, type AppUpdates as Updates } from './appUpdate';
import { useInstallT } from './locales';

/** Updates the installed app. Renders nothing except a prompt when an update is available. */
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
    // In development there are no built assets.
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return undefined;
    const watching = watchForUpdates(navigator.serviceWorker, ask);
    updates.current = watching;
    return () => watching.stop();
  }, []);

  useEffect(() => updates.current?.languageChanged(language), [language]);
  return null;
}

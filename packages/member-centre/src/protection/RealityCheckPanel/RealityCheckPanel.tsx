import { getProtection, setRealityCheck, type Protection } from '@perya/api-client';
import { refreshCalls, useApiMutation } from '@perya/api-client/react';
import { useErrorText } from '@perya/i18n';
import { Card, RadioGroup } from '@perya/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { useProtectionT } from '../locales';
import { useLimitFormat } from '../words/useLimitFormat';
import styles from './RealityCheckPanel.module.css';

export interface RealityCheckPanelProps {
  protection: Protection;
}

/** How often play is interrupted with its duration and result. */
export function RealityCheckPanel({ protection }: RealityCheckPanelProps) {
  const t = useProtectionT();
  const errorText = useErrorText();
  const queries = useQueryClient();
  const words = useLimitFormat(protection.currency);
  const { mutate, error } = useApiMutation(setRealityCheck, {
    onSettled: () => refreshCalls(queries, [getProtection]),
  });
  // React resets a controlled radio button whose value doesn't change during the click, and the
  // mutation reports that it is pending only later.
  const [saving, setSaving] = useState<number | null>(null);
  const choose = (minutes: number) => {
    setSaving(minutes);
    mutate({ minutes }, { onSettled: () => setSaving(null) });
  };
  return (
    <Card title={t('reality.title')} titleLevel={3}>
      <p className={styles['text']}>{t('reality.text')}</p>
      <RadioGroup
        label={t('reality.every')}
        variant="chips"
        value={String(saving ?? protection.realityCheckMinutes)}
        onValueChange={(minutes) => choose(Number(minutes))}
        options={[
          ...protection.realityChecks.map((minutes) => ({
            value: String(minutes),
            label: words.minutes(minutes),
          })),
          { value: '0', label: t('reality.off') },
        ]}
        error={error ? errorText(error) : undefined}
      />
    </Card>
  );
}

import { getProtection, setRealityCheck, type Protection } from '@perya/api-client';
import { refreshCalls, useApiMutation } from '@perya/api-client/react';
import { useErrorText } from '@perya/i18n';
import { Card, RadioGroup } from '@perya/ui-kit';
import { useQueryClient } from '@tanstack/react-query';

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
  const { mutate, variables, isPending, error } = useApiMutation(setRealityCheck, {
    onSettled: () => refreshCalls(queries, [getProtection]),
  });
  const chosen = isPending ? variables.minutes : protection.realityCheckMinutes;
  return (
    <Card title={t('reality.title')} titleLevel={3}>
      <p className={styles['text']}>{t('reality.text')}</p>
      <RadioGroup
        label={t('reality.every')}
        variant="chips"
        value={String(chosen)}
        onValueChange={(minutes) => mutate({ minutes: Number(minutes) })}
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

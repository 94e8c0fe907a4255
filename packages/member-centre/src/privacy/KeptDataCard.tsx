import type { OwnDataStatus } from '@perya/api-client';
import { Card } from '@perya/ui-kit';

import { usePrivacyT } from './locales';
import styles from './OwnDataPage.module.css';

const CHAPTERS = [
  'account',
  'security',
  'money',
  'play',
  'rewards',
  'agents',
  'messages',
  'protection',
] as const;

type Chapter = (typeof CHAPTERS)[number];

/** Which time holds for a chapter once the account is closed. */
const KINDS: Readonly<Record<Chapter, keyof OwnDataStatus['keptMonths']>> = {
  account: 'identity',
  security: 'security',
  money: 'records',
  play: 'records',
  rewards: 'records',
  agents: 'records',
  messages: 'messages',
  protection: 'identity',
};

export type KeptDataCardProps = Pick<OwnDataStatus, 'keptDays' | 'keptMonths'>;

/** What is kept about a member, why and how long. The chapters are those of the archive. */
export function KeptDataCard({ keptDays, keptMonths }: KeptDataCardProps) {
  const t = usePrivacyT();
  const what: Readonly<Record<Chapter, string>> = {
    account: t('chapter.account.what'),
    security: t('chapter.security.what', { count: keptDays.signIns }),
    money: t('chapter.money.what'),
    play: t('chapter.play.what'),
    rewards: t('chapter.rewards.what'),
    agents: t('chapter.agents.what'),
    messages: t('chapter.messages.what', { count: keptDays.chatMessages }),
    protection: t('chapter.protection.what'),
  };
  return (
    <Card title={t('kept.title')} titleLevel={3}>
      <div className={styles['stack']}>
        <p className={styles['note']}>{t('kept.howLong')}</p>
        <ul className={styles['chapters']} aria-label={t('kept.title')}>
          {CHAPTERS.map((chapter) => (
            <li key={chapter} className={styles['chapter']}>
              <h4 className={styles['name']}>{t(`chapter.${chapter}.title`)}</h4>
              <p>{what[chapter]}</p>
              <p className={styles['note']}>
                {t('kept.why')} {t(`chapter.${chapter}.why`)}
              </p>
              <p className={styles['note']}>
                {t('kept.after', { count: keptMonths[KINDS[chapter]] })}
              </p>
              {chapter === 'protection' && <p className={styles['note']}>{t('kept.exclusion')}</p>}
            </li>
          ))}
        </ul>
      </div>
    </Card>
  );
}

import type { DownlineProfile } from '@perya/api-client';
import { useFormat } from '@perya/i18n';
import { Facts } from '@perya/page-kit';
import { DateTimeText, Link, MoneyText } from '@perya/ui-kit';

import type { AgentPageProps } from '../../address/AgentPageProps';
import styles from '../downlines.module.css';
import { useDownlinesT } from '../locales';
import { StatusBadge } from '../StatusBadge/StatusBadge';

export interface ProfileFactsProps extends Pick<AgentPageProps, 'linkTo'> {
  profile: DownlineProfile;
}

/** The member's identity and position in the team. */
export function ProfileFacts({ profile, linkTo }: ProfileFactsProps) {
  const t = useDownlinesT();
  const { money, number, stamp } = useFormat();
  const { downline, breadcrumb, link } = profile;
  const { account, nickname, kind, level, balance, directs, members, joinedAt, lastSignInAt } =
    downline;
  const way = breadcrumb.map((step, place) => (place === 0 ? t('you') : step.account));
  const facts = [
    { id: 'nickname', value: nickname },
    {
      id: 'kind',
      value: `${t(`kind.${kind}`)} · ${t('filter.levelOf', { level: number(level) })}`,
    },
    { id: 'way', value: way.join(' → ') },
    { id: 'status', value: <StatusBadge downline={downline} /> },
    {
      id: 'balance',
      value: <MoneyText text={money(balance.minor, balance.currency)} />,
    },
    {
      id: 'team',
      value:
        directs === 0 ? (
          number(members)
        ) : (
          <Link render={linkTo('downlineManagement', { downlineOf: downline.memberId })}>
            {t('profile.teamOf', { members: number(members), directs: number(directs) })}
          </Link>
        ),
    },
    { id: 'joined', value: <DateTimeText instant={joinedAt} text={stamp(joinedAt)} /> },
    {
      id: 'lastSignIn',
      value:
        lastSignInAt === null ? (
          t('neverSignedIn')
        ) : (
          <DateTimeText instant={lastSignInAt} text={stamp(lastSignInAt)} />
        ),
    },
    { id: 'link', value: link ?? t('profile.noLink') },
  ] as const;
  return (
    <>
      <h3 className={styles['heading']}>{account}</h3>
      <Facts facts={facts.map(({ id, value }) => [t(`fact.${id}`), value] as const)} />
    </>
  );
}

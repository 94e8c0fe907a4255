import { getMemberInfo, getUnreadCount } from '@perya/api-client';
import { useApiQuery } from '@perya/api-client/react';
import { isMemberPage } from '@perya/member-centre';
import {
  memberInfoArrived,
  useCanOpenAgentCentre,
  useCanOpenMemberCentre,
  useMember,
  useSessionToken,
} from '@perya/session';
import { useResource } from '@perya/site-config';
import { Avatar } from '@perya/ui-kit';
import { Menu, type MenuItem } from '@perya/ui-kit/menu';
import {
  BarChart3,
  History,
  LogOut,
  Mail,
  Network,
  ShieldCheck,
  UserRound,
  Users,
} from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';

import { useT } from '../i18n';
import { BalanceChip } from './BalanceChip';
import styles from './MemberBar.module.css';
import { centreAddress } from './centres';
import { OperatorLink, operatorTarget } from './OperatorLink';
import { askToSignOut } from './signOutQuestion';

/** The member's side of the header. Fetched only for those who are signed in. */
export default function MemberBar() {
  const t = useT();
  const member = useMember();
  useFreshMemberInfo();
  const items = useAccountItems();
  const name = member?.account ?? '';
  return (
    <div className={styles['bar']}>
      <BalanceChip />
      <Menu
        trigger={
          <button
            type="button"
            className={styles['avatar']}
            aria-label={t('account.menu', { name })}
          >
            <Avatar name={name || '?'} size="medium" />
          </button>
        }
        header={
          <div className={styles['who']}>
            <strong>{name}</strong>
            {member?.label && (
              <span
                className={styles['label']}
                style={{
                  color: member.label.textColor ?? undefined,
                  backgroundColor: member.label.backgroundColor ?? undefined,
                }}
              >
                {member.label.text}
              </span>
            )}
          </div>
        }
        items={items}
      />
    </div>
  );
}

/** What session storage says of the member may be old: the platform knows better. */
function useFreshMemberInfo(): void {
  const token = useSessionToken();
  const { data } = useApiQuery(getMemberInfo, {}, { enabled: token !== null });
  useEffect(() => {
    if (data && token) memberInfoArrived(data, token);
  }, [data, token]);
}

/** The entries of the account menu, as far as their pages exist and this account may open them. */
function useAccountItems(): MenuItem[] {
  const t = useT();
  const [params] = useSearchParams();
  const canOpenMemberCentre = useCanOpenMemberCentre();
  const canOpenAgentCentre = useCanOpenAgentCentre();
  const affiliate = operatorTarget(useResource('AFFILIATELINK')?.url);
  const token = useSessionToken();
  const { data: unread = 0 } = useApiQuery(getUnreadCount, {}, { enabled: token !== null });

  const page = (id: string, icon: ReactNode, label: string) =>
    canOpenMemberCentre && isMemberPage(id)
      ? [
          {
            kind: 'link' as const,
            id,
            label,
            icon,
            render: <Link to={centreAddress(params, 'member', id)} />,
          },
        ]
      : [];

  return [
    ...page('profile', <UserRound />, t('account.profile')),
    ...page('securityCenter', <ShieldCheck />, t('account.members')),
    ...page('transactionHistory', <History />, t('account.accountRecord')),
    ...page('personalHistoryCopy', <BarChart3 />, t('account.bettingRecord')),
    ...page('messageV2', <Mail />, t('account.messages', { count: unread })),
    ...(canOpenAgentCentre
      ? [
          {
            kind: 'link' as const,
            id: 'agent',
            label: t('account.agentCentre'),
            icon: <Network />,
            render: <Link to={centreAddress(params, 'agent', 'announcement')} />,
          },
        ]
      : []),
    ...(!canOpenAgentCentre && affiliate
      ? [
          {
            kind: 'link' as const,
            id: 'affiliate',
            label: t('account.affiliate'),
            icon: <Users />,
            render: <OperatorLink target={affiliate} name={t('account.affiliate')} />,
          },
        ]
      : []),
    { kind: 'separator', id: 'end' },
    { id: 'signOut', label: t('account.signOut'), icon: <LogOut />, onSelect: askToSignOut },
  ];
}

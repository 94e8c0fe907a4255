import type { MemberPage } from '@perya/member-centre';
import {
  type MemberLabel,
  useCanOpenAgentCentre,
  useMember,
  showAccountWarning,
} from '@perya/session';
import { useResource } from '@perya/site-config';
import type { MenuItem } from '@perya/ui-kit/menu';
import {
  BarChart3,
  CircleDollarSign,
  Crown,
  History,
  LogOut,
  Mail,
  Network,
  ShieldCheck,
  UserRound,
  Users,
  WalletCards,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';

import { useIsAgentSite } from '../../access/agentSite';
import { useT } from '../../locales';
import { useAffiliateTarget } from '../components/AffiliateAction/AffiliateAction';
import { OperatorLink, operatorTarget } from '../components/OperatorLink/OperatorLink';
import { useLazyShellT } from '../locales';
import { AFFILIATE_PATH } from '../navigation/affiliate';
import { agentCentreAddress, centreAddress } from '../navigation/centres';
import { openOverlay } from '../navigation/overlay';
import styles from './MemberBar.module.css';

export interface AccountItemsOptions {
  nickname: string;
  unread: number;
}

/** The entries of the account menu, in the specification's order (§2, avatar dropdown). */
export function useAccountItems({ nickname, unread }: AccountItemsOptions): MenuItem[] {
  const t = useLazyShellT();
  const label = useMember()?.label ?? null;
  const page = useMemberPageItem();
  const isAgentSite = useIsAgentSite();
  const rank = label
    ? page('playerRank', <Crown />, <Label label={label} />, t('account.playerRank'))
    : page('securityCenter', <ShieldCheck />, t('account.security'));
  return [
    page('profile', <UserRound />, <strong>{nickname}</strong>, t('account.profile')),
    { ...rank, id: 'label' },
    { kind: 'separator', id: 'who' },
    page('messageV2', <Mail />, t('account.messagesShort'), unread || undefined),
    page('securityCenter', <WalletCards />, t('account.members')),
    page('transactionHistory', <History />, t('account.accountRecord')),
    ...(isAgentSite
      ? []
      : [page('personalHistoryCopy', <BarChart3 />, t('account.bettingRecord'))]),
    ...useAgentItem(),
    ...useUsdSiteItem(),
    { kind: 'separator', id: 'end' },
    {
      id: 'signOut',
      label: t('account.signOut'),
      icon: <LogOut />,
      onSelect: () => openOverlay('signOut'),
    },
  ];
}

/**
 * Creates a menu entry for a member centre page. Trial accounts see the entry, but pressing it shows a
 * message.
 */
function useMemberPageItem() {
  const [params] = useSearchParams();
  const isTrial = useMember()?.accountType === 'trial';
  return (id: MemberPage, icon: ReactNode, label: ReactNode, end?: ReactNode): MenuItem => {
    if (isTrial) {
      return { id, label, icon, end, onSelect: () => showAccountWarning('in_need_true_account') };
    }
    const render = <Link to={centreAddress(params, 'member', id)} preventScrollReset />;
    return { kind: 'link', id, label, icon, end, render };
  };
}

/** A link to the agent centre for agents. For others, the operator's affiliate page, else the site's own. */
function useAgentItem(): MenuItem[] {
  const t = useLazyShellT();
  const [params] = useSearchParams();
  const canOpen = useCanOpenAgentCentre();
  const affiliate = useAffiliateTarget() ?? { href: AFFILIATE_PATH, leavesSite: false };
  if (canOpen) {
    return [
      {
        kind: 'link',
        id: 'agent',
        label: t('account.agentCentre'),
        icon: <Network />,
        render: <Link to={agentCentreAddress(params)} preventScrollReset />,
      },
    ];
  }
  return [
    {
      kind: 'link',
      id: 'affiliate',
      label: t('account.affiliate'),
      icon: <Users />,
      render: <OperatorLink target={affiliate} name={t('account.affiliate')} />,
    },
  ];
}

/** The operator's site in US dollars, if there is one. */
function useUsdSiteItem(): MenuItem[] {
  const t = useT();
  const target = operatorTarget(useResource('USDJUMP')?.url);
  if (!target) return [];
  const name = t('rail.usdSite');
  return [
    {
      kind: 'link',
      id: 'usdSite',
      label: name,
      icon: <CircleDollarSign />,
      render: <OperatorLink target={target} name={name} />,
    },
  ];
}

/** The VIP label in the colors returned by the platform. */
function Label({ label: { text, textColor, backgroundColor } }: { label: MemberLabel }) {
  return (
    <span
      className={styles['label']}
      style={{ color: textColor ?? undefined, backgroundColor: backgroundColor ?? undefined }}
    >
      {text}
    </span>
  );
}

import { getMemberInfo } from '@perya/api-client';
import { useApiQuery } from '@perya/api-client/react';
import {
  requireTrueAccount,
  setMemberInfo,
  useCanOpenMemberCentre,
  useMember,
  useSessionToken,
} from '@perya/session';
import { useImageUrl } from '@perya/site-config';
import { useUnreadMessages } from '@perya/support';
import { Avatar, Button, IconButton } from '@perya/ui-kit';
import { Menu } from '@perya/ui-kit/menu';
import { Mail } from 'lucide-react';
import { useEffect } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';

import { useIsAgentSite } from '../../access/agentSite';
import { useLazyShellT } from '../locales';
import { agentCentreAddress, centreAddress } from '../navigation/centres';
import { useAccountItems } from './accountItems';
import { BalanceChip } from './BalanceChip';
import styles from './MemberBar.module.css';

/** The maximum shown in a badge. */
const MAX_SHOWN = 99;

/** The member's part of the header. Loaded only for signed-in users. */
export default function MemberBar() {
  const t = useLazyShellT();
  const { account, nickname, picture } = useShownMember();
  const unread = useUnreadMessages();
  const items = useAccountItems({ nickname, unread });
  return (
    <div className={styles['bar']}>
      <MoneyActions />
      <BalanceChip />
      <MessagesButton unread={unread} />
      <Menu
        trigger={
          <button
            type="button"
            className={styles['avatar']}
            // If there's no space for the messages button, the count is shown here.
            data-unread={unread > 0 || undefined}
            aria-label={t('account.menu', { name: account })}
          >
            <Avatar name={nickname || '?'} src={picture} size="medium" />
          </button>
        }
        items={items}
      />
    </div>
  );
}

/**
 * Deposit and Withdraw, if the member centre is available (specification §2, logged-in bar). Agents on their
 * own site have no games to deposit for: their centre comes first.
 */
function MoneyActions() {
  const t = useLazyShellT();
  const [params] = useSearchParams();
  const isAgentSite = useIsAgentSite();
  if (!useCanOpenMemberCentre()) return null;
  const to = (page: string) => (
    <Link to={centreAddress(params, 'member', page)} preventScrollReset />
  );
  return (
    <div className={styles['money']}>
      {isAgentSite ? (
        <Button
          size="small"
          variant="primary"
          render={<Link to={agentCentreAddress(params)} preventScrollReset />}
        >
          {t('account.agentCentre')}
        </Button>
      ) : (
        <Button size="small" variant="primary" render={to('depositv2')}>
          {t('account.deposit')}
        </Button>
      )}
      <Button size="small" render={to('withdraw')}>
        {t('account.withdraw')}
      </Button>
    </div>
  );
}

function MessagesButton({ unread }: { unread: number }) {
  const t = useLazyShellT();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  return (
    <IconButton
      className={styles['messages']}
      label={unread > 0 ? t('account.messages', { count: unread }) : t('account.noMessages')}
      icon={<Mail />}
      badge={unread > MAX_SHOWN ? `${MAX_SHOWN}+` : unread || undefined}
      onClick={() =>
        requireTrueAccount(() => void navigate(centreAddress(params, 'member', 'messageV2')))
      }
    />
  );
}

/** Session storage may be stale, so the platform's data takes precedence. */
function useShownMember(): { account: string; nickname: string; picture: string | undefined } {
  const token = useSessionToken();
  const account = useMember()?.account ?? '';
  const imageUrl = useImageUrl();
  const { data } = useApiQuery(getMemberInfo, {}, { enabled: token !== null });
  useEffect(() => {
    if (data && token) setMemberInfo(data, token);
  }, [data, token]);
  return {
    account,
    nickname: data?.nickname ?? account,
    picture: data?.iconPath ? imageUrl(data.iconPath) : undefined,
  };
}

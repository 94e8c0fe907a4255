import { useCategoryName } from '@perya/i18n';
import type { SearchPage } from '@perya/lobby';
import { useCanOpenAgentCentre, useCanOpenMemberCentre, useIsSignedIn } from '@perya/session';
import { useSiteConfig, useSwitch } from '@perya/site-config';

import { isOffered } from '../../access/agentSite';
import { useT } from '../../locales';
import { useLazyShellT } from '../locales';
import { useCategoryLinks } from '../navigation/categoryLinks';

/** The pages that a search can find for this visitor. */
export function useSearchPages(): SearchPage[] {
  const t = useT();
  const words = useLazyShellT();
  const categoryName = useCategoryName();
  // Both lotteries share one page.
  const lobbies = new Map(
    useCategoryLinks().map(({ category, path }) => [path, categoryName(category)]),
  );
  const config = useSiteConfig();
  const pages = [
    { path: '/', label: t('page.home') },
    ...[...lobbies].map(([path, label]) => ({ path, label })),
    { path: '/promotions', label: t('page.promotions'), keywords: split(words('find.promotions')) },
    { path: '/lottery', label: t('page.lottery'), keywords: split(words('find.lottery')) },
    { path: '/pointMall', label: t('page.pointMall'), keywords: split(words('find.pointMall')) },
    { path: '/helpmc', label: t('page.help'), keywords: split(words('find.help')) },
    { path: '/down', label: t('page.download'), keywords: split(words('find.download')) },
    ...useAccountPages(),
  ];
  return pages.filter(({ path }) => isOffered(config, path));
}

/** Sign-in pages for guests, and the centres for those who can open them. */
function useAccountPages(): SearchPage[] {
  const t = useT();
  const words = useLazyShellT();
  const isSignedIn = useIsSignedIn();
  const canRegister = useSwitch('directRegistration');
  const canOpenMemberCentre = useCanOpenMemberCentre();
  const canOpenAgentCentre = useCanOpenAgentCentre();
  if (!isSignedIn) {
    return [
      { path: '/login', label: t('page.login') },
      ...(canRegister ? [{ path: '/register', label: t('page.register') }] : []),
    ];
  }
  const member = canOpenMemberCentre
    ? [
        {
          path: '/?member=depositv2',
          label: words('account.deposit'),
          keywords: split(words('find.deposit')),
        },
        {
          path: '/?member=withdraw',
          label: words('account.withdraw'),
          keywords: split(words('find.withdraw')),
        },
        { path: '/?member=personalHistoryCopy', label: words('account.bettingRecord') },
        { path: '/?member=transactionHistory', label: words('account.accountRecord') },
        { path: '/?member=messageV2', label: words('account.messagesShort') },
        { path: '/?member=securityCenter', label: words('account.members') },
      ]
    : [];
  return canOpenAgentCentre
    ? [...member, { path: '/?agent=agentTeamOverview', label: words('account.agentCentre') }]
    : member;
}

/** Splits a catalogue's text into its keywords. */
function split(words: string): string[] {
  return words.split(',').map((word) => word.trim());
}

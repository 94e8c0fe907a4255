import { useLatePart } from '@perya/ui-kit';
import { useSearchParams } from 'react-router';

import { useT } from '../../locales';
import { HELP_ICON, HOME_ICON, PERSON_ICON, TEAM_ICON, WALLET_ICON } from '../icons/icons';
import { useOpenAgentCentre } from '../navigation/useOpenAgentCentre';
import { ActionPlace, MemberPlace, Place } from './BottomBarPlaces';

/** The bottom bar's places on a site for agents. */
export default function AgentPlaces() {
  const t = useT();
  const [params] = useSearchParams();
  const openAgentCentre = useOpenAgentCentre();
  return (
    <ul {...useLatePart<HTMLUListElement>()}>
      <Place to="/" end icon={HOME_ICON} label={t('bottomBar.home')} />
      <ActionPlace
        icon={TEAM_ICON}
        label={t('bottomBar.team')}
        isHere={params.has('agent')}
        onSelect={openAgentCentre}
      />
      <MemberPlace page="withdraw" icon={WALLET_ICON} label={t('bottomBar.withdraw')} />
      <Place to="/helpmc" icon={HELP_ICON} label={t('page.help')} />
      <MemberPlace page="securityCenter" icon={PERSON_ICON} label={t('bottomBar.me')} />
    </ul>
  );
}

import { isMemberPage, MEMBER_PAGES, MemberCentre, type MemberPage } from '@perya/member-centre';
import { useCanOpenMemberCentre } from '@perya/session';
import { Link, useNavigate, useSearchParams } from 'react-router';

import { centreAddress, withoutCentres } from './centres';

/** The member centre over the page; closing it leads back to the page's own address. */
export default function MemberCentreOverlay({ name }: { name: string | null }) {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const canOpen = useCanOpenMemberCentre();
  const known = isMemberPage(name) ? name : MEMBER_PAGES[0];
  return (
    <MemberCentre
      page={name !== null && canOpen ? known : null}
      onClose={() => void navigate(withoutCentres(params), { preventScrollReset: true })}
      linkTo={(page: MemberPage) => (
        <Link to={centreAddress(params, 'member', page)} preventScrollReset replace />
      )}
    />
  );
}

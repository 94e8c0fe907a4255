import { RegisterPage } from '@perya/auth';
import { LotteryPage } from '@perya/lottery';
import { Route, Routes, useLocation, useSearchParams } from 'react-router';

import { HomePage } from '../../home/HomePage';
import { LazyDepositLink } from '../../pages/LazyDepositLink';
import { CustomerService } from '../../shell/components/CustomerService/CustomerService';
// The site loads it for members; here there is always one.
import '../../shell/header/MemberBar';
import LoginOverlay from '../../shell/overlays/LoginOverlay';
import MemberCentreOverlay from '../../shell/overlays/MemberCentreOverlay';
import { usePageChange } from '../../shell/pageChange';
import { Shell } from '../../shell/Shell';

/** As in the routes of registration and lottery. A flow starts and ends on a short home page. */
const PARTS = { rail: false, footer: false };

/**
 * The site with the pages of the flows. Shell, pages, sign-in and member center are those of `Site` and its
 * routes; overlays that no flow opens are left out.
 */
export function FlowSite() {
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  usePageChange();
  return (
    <>
      <Shell parts={PARTS} isDegraded={false}>
        <Routes key={pathname}>
          <Route path="/" element={<HomePage />} />
          <Route path="/register" element={<RegisterPage service={<CustomerService />} />} />
          <Route path="/lottery" element={<LotteryPage deposit={<LazyDepositLink />} />} />
        </Routes>
      </Shell>
      <LoginOverlay link={null} />
      <MemberCentreOverlay name={params.get('member')} />
    </>
  );
}

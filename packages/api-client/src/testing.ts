export {
  createFakePlatform,
  FakeRejection,
  reject,
  type FakeCall,
  type FakeCallContext,
  type FakeFault,
  type FakeHandler,
  type FakePlatform,
} from './testing/fake-platform';
export {
  wireBanner,
  wireBet,
  wireGame,
  wireGames,
  wireLoginResult,
  wireMemberInfo,
  wireNotice,
  wirePage,
  wireSystemStatus,
  wireTransaction,
  wireVendorLanes,
} from './testing/fixtures';

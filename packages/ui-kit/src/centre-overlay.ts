export {
  CentreOverlay,
  type CentreOverlayProps,
  type CentrePage,
} from './components/CentreOverlay/CentreOverlay';

export { Dialog, type DialogCloseReason, type DialogProps } from './components/Dialog/Dialog';

export { QrCode, type QrCodeProps } from './components/QrCode/QrCode';

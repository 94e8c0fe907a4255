export { Sheet, type SheetProps } from './components/Sheet/Sheet';

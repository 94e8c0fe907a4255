export { DeferredSelect, type DeferredSelectProps } from './components/Select/DeferredSelect';

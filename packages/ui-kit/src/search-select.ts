export { SearchSelect, type SearchSelectProps } from './components/Select/SearchSelect';

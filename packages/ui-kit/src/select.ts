export { Select, type SelectOption, type SelectProps } from './components/Select/Select';

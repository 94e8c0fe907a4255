export { contract } from './contract';

// What the rest of the gateway uses of this module: what members have bet and won.
export { memberIdOf } from './recordsTesting';

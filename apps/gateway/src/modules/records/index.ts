// What the rest of the gateway uses of this module: what members have bet and won.
export { fillRecord } from './recordLoad';
export { memberIdOf } from './recordsTesting';

export { getCaptcha, getHumanChallenge } from './captcha';
export {
  checkRegisterCode,
  requestLoginCode,
  requestPasswordCode,
  requestRegisterCode,
  type CodeSent,
  type PhoneInput,
} from './codes';
export { listCountryCodes, type Country } from './countryCodes';

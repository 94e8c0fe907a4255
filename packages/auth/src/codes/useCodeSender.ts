import {
  requestLoginCode,
  requestPasswordCode,
  requestRegisterCode,
  type ApiClient,
  type PhoneInput,
} from '@perya/api-client';
import { useApi } from '@perya/api-client/react';
import { useErrorText } from '@perya/i18n';
import { getDeviceId } from '@perya/session';
import { useRef, useState } from 'react';

import { solveHumanCheck } from '../captcha/humanCheck';
import {
  isReadPhone,
  useCountries,
  usePhoneReader,
  withoutDialingCode,
  withDefaultCountry,
  type PhoneValue,
} from '../phone/phone';
import { codeCooldownUntil, storeCodeCooldown, type CodePurpose } from './codeCooldown';
import { useSecondsLeft } from './useSecondsLeft';

/** Specification §9: at most one code request per second. */
const SEND_THROTTLE_MS = 1_000;

export interface CodeSender {
  /** Requests a code. Does nothing during a countdown or within a second of the last request. */
  send(): Promise<void>;
  isSending: boolean;
  /** Seconds until another code can be requested. */
  secondsLeft: number;
  canSend: boolean;
  /** Whether a code was sent to this number. */
  hasSent: boolean;
  /** The translated error of the number, for the phone field. */
  phoneError: string | null;
  /** Why no code was sent, translated. Shown as a warning until `errorSeen` is called. */
  error: string | null;
  errorSeen(): void;
}

/**
 * Requests a code for a phone, then starts the cooldown that the platform returns (specification §4, SMS
 * code).
 */
export function useCodeSender(purpose: CodePurpose, phone: PhoneValue): CodeSender {
  const client = useApi();
  const errorText = useErrorText();
  const countries = useCountries().list;
  const phoneReader = usePhoneReader();
  const [isSending, setIsSending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [phoneError, setPhoneError] = useState<{ phone: PhoneValue; text: string } | null>(null);
  const lastSentAt = useRef(Number.NEGATIVE_INFINITY);
  const restUntil = codeCooldownUntil(
    purpose,
    phone.dialingCode,
    withoutDialingCode(phone.number, phone.dialingCode),
  );
  const secondsLeft = useSecondsLeft(restUntil, client.serverNow);
  const canSend = !isSending && secondsLeft === 0;

  async function request() {
    const read = await phoneReader.read(phone);
    if (!isReadPhone(read)) {
      setPhoneError({ phone, text: errorText({ key: read.messageKey, params: read.params }) });
      return;
    }
    const humanCheck = await solveHumanCheck(client);
    const until = await ASK[purpose](client, { ...read, humanCheck, deviceId: getDeviceId() });
    storeCodeCooldown(purpose, read.dialingCode, read.mobileNumber, until);
  }

  async function send() {
    const now = performance.now();
    if (!canSend || now - lastSentAt.current < SEND_THROTTLE_MS) return;
    lastSentAt.current = now;
    setIsSending(true);
    setPhoneError(null);
    setError(null);
    try {
      await request();
    } catch (failure) {
      setError(errorText(failure));
    } finally {
      setIsSending(false);
    }
  }

  const isSamePhone =
    phoneError?.phone.number === phone.number &&
    withDefaultCountry(phoneError.phone, countries).dialingCode === phone.dialingCode;
  return {
    send,
    isSending,
    secondsLeft,
    canSend,
    hasSent: restUntil > 0,
    phoneError: phoneError && isSamePhone ? phoneError.text : null,
    error,
    errorSeen: () => setError(null),
  };
}

/** Each returns the end of the cooldown on the platform's clock. */
const ASK: Record<CodePurpose, (client: ApiClient, input: PhoneInput) => Promise<number>> = {
  login: async (client, input) =>
    client.serverNow() + (await client.call(requestLoginCode, input)).restMs,
  register: async (client, input) =>
    client.serverNow() + (await client.call(requestRegisterCode, input)).restMs,
  password: async (client, input) => (await client.call(requestPasswordCode, input)).expiresAt,
};

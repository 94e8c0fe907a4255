import { getMemberInfo, type ApiClient } from '@perya/api-client';
import { getToken, memberInfoArrived } from '@perya/session';

/** Asks the platform whether the session still stands; a refusal ends it, and says why. */
export async function confirmSession(client: Pick<ApiClient, 'call'>): Promise<void> {
  const token = getToken();
  if (token === null) return;
  try {
    memberInfoArrived(await client.call(getMemberInfo, {}), token);
  } catch {
    // The transport has told the session of a refusal. A line that is away is no answer.
  }
}

import { getMemberInfo, type ApiClient } from '@perya/api-client';
import { getToken, setMemberInfo } from '@perya/session';

/** Checks with the platform whether the session is still valid. A rejection ends it with a reason. */
export async function confirmSession(client: Pick<ApiClient, 'call'>): Promise<void> {
  const token = getToken();
  if (token === null) return;
  try {
    setMemberInfo(await client.call(getMemberInfo, {}), token);
  } catch {
    // The transport has reported the rejection to the session. A network error isn't a rejection.
  }
}

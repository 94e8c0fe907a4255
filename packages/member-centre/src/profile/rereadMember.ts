import { getMemberInfo, type ApiClient } from '@perya/api-client';
import { getToken, memberInfoArrived } from '@perya/session';

/**
 * Reads who is signed in again, so that the bar shows a changed profile, too. An answer that comes after the
 * session has ended is ignored; without one the bar stays as it is.
 */
export async function rereadMember(client: ApiClient): Promise<void> {
  const token = getToken();
  if (token === null) return;
  await client.call(getMemberInfo, {}).then(
    (info) => memberInfoArrived(info, token),
    () => undefined,
  );
}

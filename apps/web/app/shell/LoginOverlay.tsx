import { LoginDialog } from '@perya/auth';
import { useLoginRequest } from '@perya/session';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';

/** The login dialog. Afterwards: what asked for it, or the page that expired, or else home. */
export default function LoginOverlay() {
  const navigate = useNavigate();
  const request = useLoginRequest();
  const reason = useRef(request?.reason);
  useEffect(() => {
    if (request) reason.current = request.reason;
  }, [request]);
  return (
    <LoginDialog
      onSignedIn={(ranPendingAction) => {
        if (!ranPendingAction && reason.current === 'asked') void navigate('/');
      }}
    />
  );
}

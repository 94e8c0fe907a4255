import {
  AVATAR_BYTES,
  chooseAvatar,
  listAvatars,
  uploadAvatar,
  type Profile,
} from '@perya/api-client';
import { refreshCalls, useApi, useApiMutation, useApiQuery } from '@perya/api-client/react';
import { useErrorText } from '@perya/i18n';
import { Loaded } from '@perya/page-kit';
import { Avatar, Button, Card } from '@perya/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';

import { useProfileT } from './locales';
import styles from './Profile.module.css';
import { refetchMember } from './ProfileForm';

const TYPES = ['image/png', 'image/jpeg'];
const MEGABYTE = 1024 * 1024;

/** Selects one of the built-in avatars or uploads a picture (specification §7, MCSFE_getPlayerAvatar). */
export function AvatarPicker({ profile }: { profile: Profile }) {
  const t = useProfileT();
  const errorText = useErrorText();
  const client = useApi();
  const queries = useQueryClient();
  const avatars = useApiQuery(listAvatars, {}, { staleTime: 0 });
  const file = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const onSuccess = async () => {
    void refreshCalls(queries, [listAvatars]);
    await refetchMember(client, queries);
  };
  const choose = useApiMutation(chooseAvatar, { onSuccess });
  const upload = useApiMutation(uploadAvatar, { onSuccess });
  const error = upload.error ?? choose.error;
  const said = refused ?? (error ? errorText(error) : null);

  const take = (picture: File | undefined) => {
    if (picture === undefined) return;
    choose.reset();
    if (!TYPES.includes(picture.type)) setRefused(errorText({ key: 'form.imageType' }));
    else if (picture.size > AVATAR_BYTES) {
      const params = { size: AVATAR_BYTES / MEGABYTE };
      setRefused(errorText({ key: 'form.imageTooLarge', params }));
    } else {
      setRefused(null);
      upload.mutate({ picture });
    }
  };

  return (
    <Card title={t('avatar.title')} titleLevel={3}>
      <div className={styles['stack']}>
        <Loaded query={avatars} size="compact" skeleton={[64]}>
          {(data) => (
            <fieldset className={styles['faces']} disabled={choose.isPending || upload.isPending}>
              <legend className={styles['note']}>{t('avatar.choose')}</legend>
              {data.avatars.map(({ id, imagePath }, at) => (
                <button
                  key={id}
                  type="button"
                  className={styles['face']}
                  aria-pressed={id === data.chosenId}
                  onClick={() => {
                    setRefused(null);
                    upload.reset();
                    choose.mutate({ avatarId: id });
                  }}
                >
                  <Avatar
                    name={id === 'own' ? t('avatar.own') : t('avatar.face', { number: at + 1 })}
                    src={imagePath}
                    size="large"
                  />
                </button>
              ))}
            </fieldset>
          )}
        </Loaded>
        <div role="alert">{said !== null && <p className={styles['error']}>{said}</p>}</div>
        {profile.takesPictures && (
          <div className={styles['upload']}>
            <input
              ref={file}
              type="file"
              accept={TYPES.join(',')}
              hidden
              aria-label={t('avatar.upload')}
              onChange={(event) => {
                take(event.target.files?.[0]);
                // Allows the same file to be selected again.
                event.target.value = '';
              }}
            />
            <Button busy={upload.isPending} onClick={() => file.current?.click()}>
              {t('avatar.upload')}
            </Button>
            <p className={styles['note']}>
              {t('avatar.rule', { size: AVATAR_BYTES / MEGABYTE })}{' '}
              {profile.isPicturePrivate && t('avatar.private')}
            </p>
          </div>
        )}
      </div>
    </Card>
  );
}

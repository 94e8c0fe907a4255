import { APPLICATION_LIMITS } from '@perya/api-client';
import { useErrorText, useFormat } from '@perya/i18n';
import { Field, IconButton, useFieldControl } from '@perya/ui-kit';
import { ImagePlus, X } from 'lucide-react';
import { useState } from 'react';

import { useT } from '../../i18n';
import { addPictures, type ChosenPicture, type PictureFault } from '../../pictures';
import { PictureThumbnail } from './PictureThumbnail';
import styles from './PictureField.module.css';

const MEGABYTE = 1024 * 1024;
const LIMITS = {
  max: APPLICATION_LIMITS.pictures,
  size: APPLICATION_LIMITS.pictureBytes / MEGABYTE,
};
const ERROR_KEYS: Readonly<Record<PictureFault, string>> = {
  type: 'form.imageType',
  size: 'form.imageTooLarge',
  count: 'form.imagesTooMany',
};

export interface PictureFieldProps {
  pictures: readonly ChosenPicture[];
  onChange: (pictures: readonly ChosenPicture[]) => void;
  isRequired: boolean;
  disabled?: boolean | undefined;
  /** What the form has to say about it. */
  error?: string | undefined;
}

/** At most three pictures, chosen or dropped; each is judged by its content before it is taken. */
export function PictureField({
  pictures,
  onChange,
  isRequired,
  disabled,
  error,
}: PictureFieldProps) {
  const t = useT();
  const errorText = useErrorText();
  const [fault, setFault] = useState<PictureFault | null>(null);
  const add = async (files: readonly File[]) => {
    const added = await addPictures(pictures, files);
    setFault(added.fault);
    onChange(added.pictures);
  };
  const remove = (key: string) => {
    setFault(null);
    onChange(pictures.filter((picture) => picture.key !== key));
  };
  return (
    <div className={styles['field']}>
      <Field
        label={t('pictures.label')}
        help={t('pictures.help', LIMITS)}
        error={fault ? errorText({ key: ERROR_KEYS[fault], params: LIMITS }) : error}
        required={isRequired}
        optionalLabel={t('form.optional')}
      >
        <Chooser onChoose={(files) => void add(files)} disabled={disabled} />
      </Field>
      {pictures.length > 0 && (
        <ul className={styles['pictures']} aria-label={t('pictures.chosen')}>
          {pictures.map((picture) => (
            <Chosen
              key={picture.key}
              picture={picture}
              disabled={disabled}
              onRemove={() => remove(picture.key)}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

interface ChooserProps {
  onChoose: (files: readonly File[]) => void;
  disabled: boolean | undefined;
}

/** The browser's own input over the whole place: it takes what is dropped on it too. */
function Chooser({ onChoose, disabled }: ChooserProps) {
  const t = useT();
  // Required is the form's to say: what was chosen is kept outside of the input.
  const { required: _, ...control } = useFieldControl({});
  return (
    <div className={styles['place']} data-disabled={disabled || undefined}>
      <ImagePlus aria-hidden="true" />
      <span aria-hidden="true">{t('pictures.choose')}</span>
      <input
        {...control}
        type="file"
        accept="image/png,image/jpeg"
        multiple
        disabled={disabled}
        className={styles['input']}
        onChange={({ currentTarget }) => {
          onChoose([...(currentTarget.files ?? [])]);
          // The same file may be chosen again after it was taken out.
          currentTarget.value = '';
        }}
      />
    </div>
  );
}

interface ChosenProps {
  picture: ChosenPicture;
  disabled: boolean | undefined;
  onRemove: () => void;
}

function Chosen({ picture: { file }, disabled, onRemove }: ChosenProps) {
  const t = useT();
  const format = useFormat();
  const size = format.number(file.size / MEGABYTE, {
    style: 'unit',
    unit: 'megabyte',
    maximumFractionDigits: 1,
  });
  return (
    <li className={styles['picture']}>
      <PictureThumbnail file={file} />
      <span className={styles['name']}>{file.name}</span>
      <span className={styles['size']}>{size}</span>
      <IconButton
        icon={<X />}
        label={t('pictures.remove', { name: file.name })}
        disabled={disabled}
        onClick={onRemove}
      />
    </li>
  );
}

import { ImagePlus, X } from 'lucide-react';
import { useState } from 'react';

import { Field } from '../Field/Field';
import { useFieldControl } from '../Field/fieldContext';
import { IconButton } from '../IconButton/IconButton';
import { addPictures, type ChosenPicture, type PictureError, type PictureLimits } from './pictures';
import styles from './PictureField.module.css';
import { PictureThumbnail } from './PictureThumbnail';

/** Translated texts of a {@link PictureField}. */
export interface PictureFieldLabels {
  label: string;
  /** What is accepted: types, size, number. */
  help: string;
  /** Text of the drop zone. */
  choose: string;
  /** Accessible name of the list of chosen pictures. */
  chosen: string;
  /** Shown after the label of an optional field. */
  optional?: string | undefined;
  remove: (name: string) => string;
  /** Formats a size in bytes. */
  size: (bytes: number) => string;
  pictureError: (pictureError: PictureError) => string;
}

/** Props of {@link PictureField}. */
export interface PictureFieldProps {
  pictures: readonly ChosenPicture[];
  onChange: (pictures: readonly ChosenPicture[]) => void;
  limits: PictureLimits;
  labels: PictureFieldLabels;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  /** The form's validation error. */
  error?: string | undefined;
}

/**
 * A field for a few PNG or JPEG pictures, chosen or dropped. Each file's content is checked before it is
 * accepted.
 */
export function PictureField({
  pictures,
  onChange,
  limits,
  labels,
  required = false,
  disabled,
  error,
}: PictureFieldProps) {
  const [pictureError, setPictureError] = useState<PictureError | null>(null);
  const add = async (files: readonly File[]) => {
    const added = await addPictures(pictures, files, limits);
    setPictureError(added.pictureError);
    onChange(added.pictures);
  };
  const remove = (key: string) => {
    setPictureError(null);
    onChange(pictures.filter((picture) => picture.key !== key));
  };
  return (
    <div className={styles['field']}>
      <Field
        label={labels.label}
        help={labels.help}
        error={pictureError ? labels.pictureError(pictureError) : error}
        required={required}
        optionalLabel={labels.optional}
      >
        <Chooser label={labels.choose} onChoose={(files) => void add(files)} disabled={disabled} />
      </Field>
      {pictures.length > 0 && (
        <ul className={styles['pictures']} aria-label={labels.chosen}>
          {pictures.map((picture) => (
            <Chosen
              key={picture.key}
              picture={picture}
              labels={labels}
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
  label: string;
  onChoose: (files: readonly File[]) => void;
  disabled: boolean | undefined;
}

/** A native file input that covers the whole drop zone, so it accepts dropped files too. */
function Chooser({ label, onChoose, disabled }: ChooserProps) {
  // The form checks `required`: the chosen files are kept outside the input.
  const { required: _, ...control } = useFieldControl({});
  return (
    <div className={styles['place']} data-disabled={disabled || undefined}>
      <ImagePlus aria-hidden="true" />
      <span aria-hidden="true">{label}</span>
      <input
        {...control}
        type="file"
        accept="image/png,image/jpeg"
        multiple
        disabled={disabled}
        className={styles['input']}
        onChange={({ currentTarget }) => {
          onChoose([...(currentTarget.files ?? [])]);
          // Allows the same file to be chosen again after it was removed.
          currentTarget.value = '';
        }}
      />
    </div>
  );
}

interface ChosenProps {
  picture: ChosenPicture;
  labels: PictureFieldLabels;
  disabled: boolean | undefined;
  onRemove: () => void;
}

function Chosen({ picture: { file }, labels, disabled, onRemove }: ChosenProps) {
  return (
    <li className={styles['picture']}>
      <PictureThumbnail file={file} />
      <span className={styles['name']}>{file.name}</span>
      <span className={styles['size']}>{labels.size(file.size)}</span>
      <IconButton
        icon={<X />}
        label={labels.remove(file.name)}
        disabled={disabled}
        onClick={onRemove}
      />
    </li>
  );
}

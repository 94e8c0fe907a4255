import { Field } from '@perya/ui-kit';
import { Select } from '@perya/ui-kit/select';
import { useEffect, useState } from 'react';

interface FolderSelectProps {
  folders: readonly string[];
  value: string;
  onChange: (folder: string) => void;
}

/** Chooses the folder of a catalogue. */
export function FolderSelect({ folders, value, onChange }: FolderSelectProps) {
  return (
    <Field label="Catalogue">
      <Select
        options={folders.map((folder) => ({ value: folder, label: folder }))}
        value={value}
        onValueChange={onChange}
      />
    </Field>
  );
}

/** A chosen folder, and what is read from it; undefined until it is read. */
export function useFolder<T>(first: string, read: (folder: string) => Promise<T>) {
  const [folder, setFolder] = useState(first);
  const [result, setResult] = useState<{ folder: string; value: T }>();
  useEffect(() => {
    void read(folder).then((value) => setResult({ folder, value }));
  }, [folder, read]);
  return [folder, setFolder, result?.folder === folder ? result.value : undefined] as const;
}

'use client';
import { useState } from 'react';
import { FileDrop } from '@/components/ui/file-drop';
import { Field } from '@/components/ui/field';
import { api } from '@/lib/api/client/api';
import { messageOf } from '@/lib/api/client/errors';
import { pictureTypes } from '@/lib/images/rules';
import { maxPhotos } from '@/lib/orders/schema/returns';
import { PhotoRow } from './photo-row';

/** Takes photos of goods that come back; each is stored as soon as it is chosen. */
export function ReturnPhotos({
  number,
  photos,
  onChange,
}: {
  number: string;
  photos: string[];
  onChange: (photos: string[]) => void;
}) {
  const [pending, setPending] = useState(false);
  const [error, setError] = useState('');

  async function add(files: FileList | null) {
    setPending(true);
    setError('');
    try {
      const added = [...photos];
      for (const file of [...(files ?? [])].slice(0, maxPhotos - photos.length)) {
        const { id } = await api.post(`/orders/${number}/return-photos`, file);
        if (!added.includes(id)) added.push(id);
      }
      onChange(added);
    } catch (problem) {
      setError(messageOf(problem));
    } finally {
      setPending(false);
    }
  }

  return (
    <>
      <Field
        label="Photos (optional)"
        help={pending ? 'Uploading…' : `Up to ${maxPhotos}. Only you and the shop see them.`}
        error={error}
      >
        {(ids) => (
          <FileDrop
            {...ids}
            accept={pictureTypes}
            multiple
            disabled={pending || photos.length >= maxPhotos}
            text="Choose photos or drop them here"
            onChange={({ target }) => void add(target.files).then(() => (target.value = ''))}
          />
        )}
      </Field>
      <PhotoRow number={number} photos={photos} />
    </>
  );
}

'use client';
import { Picture } from '@/components/ui/picture';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { FileDrop } from '@/components/ui/file-drop';
import { messageOf } from '@/lib/api/client/errors';
import { uploadPicture } from '@/lib/api/client/upload-picture';
import { pictureTypes } from '@/lib/images/rules';

/** The picture at the head of a page or article; it is uploaded when it is chosen. */
export function PictureField({
  picture,
  onChange,
  error,
}: {
  picture: string | null;
  onChange: (picture: string | null) => void;
  error?: string;
}) {
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function upload(file?: File) {
    if (!file) return;
    setProblem(undefined);
    setPending(true);
    try {
      onChange(await uploadPicture(file));
    } catch (failure) {
      setProblem(messageOf(failure));
    }
    setPending(false);
  }

  return (
    <div className="flex flex-col gap-3">
      <Field label="Picture" help="JPEG, PNG or WebP, at most 5 MB" error={problem ?? error}>
        {(ids) => (
          <FileDrop
            {...ids}
            text={picture ? 'Choose another picture or drop it here' : 'Choose a picture or drop it here'}
            accept={pictureTypes}
            disabled={pending}
            onChange={(event) => void upload(event.target.files?.[0])}
          />
        )}
      </Field>
      {pending && <p role="status">Uploading the picture …</p>}
      {picture && (
        <div className="flex flex-wrap items-end gap-3">
          <Picture
            src={picture}
            alt="The chosen picture"
            width={256}
            height={128}
            className="aspect-2/1 w-64 rounded-card border border-line bg-picture object-contain"
          />
          <Button variant="secondary" size="sm" onClick={() => onChange(null)}>
            Remove the picture
          </Button>
        </div>
      )}
    </div>
  );
}

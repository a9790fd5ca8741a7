'use client';
import { Picture } from '@/components/ui/picture';
import { useState } from 'react';
import { toast } from '@/components/ui/toast';
import { Field } from '@/components/ui/field';
import { messageOf } from '@/lib/api/client/errors';
import { uploadPicture } from '@/lib/api/client/upload-picture';
import { pictureTypes } from '@/lib/images/rules';
import { FileDrop } from '@/components/ui/file-drop';

/** Pictures are uploaded when they are chosen; the product is saved with their addresses. */
export function ProductPicture({
  pictures,
  onChange,
  error,
}: {
  pictures: string[];
  onChange: (pictures: string[]) => void;
  error?: string;
}) {
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function upload(files: FileList | null) {
    setProblem(undefined);
    setPending(true);
    const stored = [...pictures];
    const chosen = [...(files ?? [])];
    try {
      for (const file of chosen) {
        const url = await uploadPicture(file);
        if (!stored.includes(url)) stored.push(url);
      }
      toast.success(`${chosen.map(({ name }) => name).join(', ')} added`);
    } catch (failure) {
      setProblem(messageOf(failure));
    } finally {
      onChange(stored);
      setPending(false);
    }
  }

  return (
    <div className="flex flex-col gap-3">
      <Field label="Picture" help="JPEG, PNG or WebP, at most 5 MB" error={problem ?? error}>
        {(ids) => (
          <FileDrop
            {...ids}
            text="Choose pictures or drop them here"
            multiple
            accept={pictureTypes}
            disabled={pending}
            onChange={(event) => void upload(event.target.files)}
          />
        )}
      </Field>
      {pending && <p role="status">Uploading the picture …</p>}
      {pictures.length > 0 && (
        <ul className="flex flex-wrap gap-3">
          {pictures.map((picture, index) => (
            <li key={picture} className="flex flex-col items-center gap-1">
              <Picture
                src={picture}
                alt=""
                width={96}
                height={96}
                className="size-24 rounded-card bg-picture object-contain"
              />
              <span className="text-sm text-muted">Picture {index + 1}</span>
              <button
                type="button"
                aria-label={`Remove picture ${index + 1}`}
                className="text-sm text-link underline underline-offset-4"
                onClick={() => onChange(pictures.filter((other) => other !== picture))}
              >
                Remove
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

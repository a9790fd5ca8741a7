'use client';
import { Picture } from '@/components/ui/picture';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { FileDrop } from '@/components/ui/file-drop';
import { messageOf } from '@/lib/api/client/errors';
import { maxUploadBytes, pictureTypes } from '@/lib/images/rules';
import { useProblem } from './form-text';

/** The shop's logo: uploaded when it is chosen by `upload`, which resolves with its address. */
export function ShopLogo({ upload }: { upload: (file: Blob) => Promise<string> }) {
  const { setValue } = useFormContext();
  const logo = useWatch({ name: 'logo' }) as string;
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const invalid = useProblem('logo');

  async function choose(file: File | undefined) {
    if (!file) return;
    setProblem(undefined);
    if (file.size > maxUploadBytes) return setProblem('The file is too large: choose one of at most 5 MB.');
    setPending(true);
    try {
      setValue('logo', await upload(file), { shouldDirty: true });
    } catch (error) {
      setProblem(messageOf(error));
    } finally {
      setPending(false);
    }
  }

  return (
    <div className="flex flex-col gap-3">
      <Field
        label="Logo"
        help="JPEG, PNG or WebP, best square with a transparent background. Without one, a hex bolt is shown."
        error={problem ?? invalid}
      >
        {(ids) => (
          <FileDrop
            {...ids}
            accept={pictureTypes}
            disabled={pending}
            onChange={({ target }) => void choose(target.files?.[0])}
          />
        )}
      </Field>
      {pending && <p role="status">Uploading the logo …</p>}
      {logo && (
        <div className="flex items-center gap-4">
          <Picture
            src={logo}
            alt="The logo"
            width={96}
            height={96}
            className="size-24 rounded-card bg-dark object-contain p-2"
          />
          <Button variant="secondary" size="sm" onClick={() => setValue('logo', '', { shouldDirty: true })}>
            Remove the logo
          </Button>
        </div>
      )}
    </div>
  );
}

'use client';
import { useRouter } from 'next/navigation';
import { useRef, useState, type ChangeEvent } from 'react';
import { Button } from '@/components/ui/button';
import { api } from '@/lib/api/client/api';
import { messageOf } from '@/lib/api/client/errors';
import { announceMeChanged } from '@/lib/api/client/me';
import { pictureTypes } from '@/lib/images/rules';
import { toast } from '@/components/ui/toast';
import { Avatar } from './avatar';
import { CropDialog } from './crop-dialog';

/** The person's picture, with buttons to replace or remove it. */
export function PictureField({ name, image }: { name: string; image: string | null }) {
  const router = useRouter();
  const input = useRef<HTMLInputElement>(null);
  const [picture, setPicture] = useState<ImageBitmap>();
  const [pending, setPending] = useState(false);

  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    target.value = '';
    if (!file) return;
    await createImageBitmap(file)
      .then(setPicture)
      .catch(() => toast.error('This file is not a picture that your browser can open'));
  }

  async function save(work: () => Promise<unknown>, message: string) {
    setPending(true);
    try {
      await work();
      setPicture(undefined);
      toast.success(message);
      announceMeChanged();
      router.refresh();
    } catch (error) {
      toast.error(messageOf(error));
    }
    setPending(false);
  }

  const use = (square: Blob) =>
    save(async () => {
      const { url } = await api.post('/images', square);
      await api.patch('/profile', { image: url });
    }, 'Your picture is saved');
  const remove = () => save(() => api.patch('/profile', { image: null }), 'Your picture is removed');

  return (
    <div className="mb-8 flex flex-wrap items-center gap-6">
      <Avatar name={name} image={image} size={96} />
      <div className="flex flex-wrap gap-3">
        <input
          ref={input}
          type="file"
          accept={pictureTypes}
          onChange={choose}
          aria-label="Picture"
          tabIndex={-1}
          className="sr-only"
        />
        <Button variant="secondary" size="sm" onClick={() => input.current?.click()}>
          {image ? 'Change picture' : 'Add a picture'}
        </Button>
        {image && (
          <Button variant="ghost" size="sm" pending={pending} onClick={remove}>
            Remove picture
          </Button>
        )}
      </div>
      {picture && <CropDialog picture={picture} onCut={use} onCancel={() => setPicture(undefined)} />}
    </div>
  );
}

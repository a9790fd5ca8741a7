import { api } from '@/lib/api/client/api';
import { ApiError } from '@/lib/api/client/errors';
import { maxUploadBytes } from '@/lib/images/rules';

/** What file inputs for pictures accept. */
export const pictureTypes = 'image/jpeg,image/png,image/webp';

/** Stores a picture and returns its URL; throws an ApiError whose message names the file. */
export async function uploadPicture(file: File): Promise<string> {
  if (file.size > maxUploadBytes) {
    throw new ApiError(413, 'too-large', `${file.name} is too large: choose a picture of at most 5 MB.`);
  }
  const { url } = await api.post<{ url: string }>('/images', file);
  return url;
}

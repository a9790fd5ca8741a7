import { maxUploadBytes } from '../../images/rules';
import { api } from './api';
import { ApiError } from './errors';

/** Stores a picture and returns its URL; throws an ApiError whose message names the file. */
export async function uploadPicture(file: File): Promise<string> {
  if (file.size > maxUploadBytes) {
    throw new ApiError(413, 'too-large', `${file.name} is too large: choose a picture of at most 5 MB.`);
  }
  const { url } = await api.post('/images', file);
  return url;
}

import type { FileFormat } from '../schema/inputs';

/** The media type of each format. */
export const fileTypes: Record<FileFormat, string> = {
  pdf: 'application/pdf',
};

/** The name under which a document is downloaded. */
export function fileName(number: string, format: FileFormat): string {
  return `${number}.${format}`;
}

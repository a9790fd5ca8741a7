import { z } from 'zod';
import { sha256 } from './hash';

const position = z.tuple([z.int().min(0), z.string().min(1).max(100), z.int().min(0)]);

/** Where a page of records ends: when the last document changed, its id, and which of its records was the last. */
export type Position = z.infer<typeof position>;

const checkOf = (content: string, list: string) => sha256(`${list}\n${content}`).slice(0, 16);

/** The cursor after a position in a list, as opaque text; `list` names the list and its filters. */
export function cursorOf(after: Position, list: string): string {
  const content = Buffer.from(JSON.stringify(after)).toString('base64url');
  return `${content}.${checkOf(content, list)}`;
}

/** The position of a cursor; null for a text that is none, and for a cursor of another list or of other filters. */
export function readCursor(cursor: string, list: string): Position | null {
  const [content = '', check] = cursor.split('.');
  if (check !== checkOf(content, list)) return null;
  try {
    return position.parse(JSON.parse(Buffer.from(content, 'base64url').toString()));
  } catch {
    return null;
  }
}

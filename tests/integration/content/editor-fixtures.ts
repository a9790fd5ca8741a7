import { changePublication } from '@/lib/content/commands/publish';
import { createContent, saveContent } from '@/lib/content/commands/save';
import { findPost } from '@/lib/content/queries';
import { contentText, type ContentDetail, type ContentText } from '@/lib/content/schema';
import type { Result } from '@/lib/shared/result';
import { createAdmin } from '../orders/fixtures';

export const grace = createAdmin('Grace Shop');
export const ada = createAdmin('Ada Shop');

let count = 0;
export const text = (more: Partial<ContentText> = {}): ContentText =>
  contentText.parse({
    title: 'Torque, explained',
    slug: `torque-${(count += 1)}`,
    summary: 'What a driver turns',
    body: 'Newton meters.',
    picture: null,
    tags: ['Basics'],
    author: 'Grace Shop',
    seoTitle: '',
    seoDescription: '',
    ...more,
  });

export function valueOf<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.failure.message);
  return result.value;
}
export const failureOf = (result: Result<unknown>) => (result.ok ? null : result.failure);

export const createPost = async (more?: Partial<ContentText>) =>
  valueOf(await createContent(grace, 'post', text(more)));
export const published = async (more?: Partial<ContentText>) => publish(await createPost(more));
export const publish = async ({ id, revision }: ContentDetail) =>
  valueOf(await changePublication(grace, 'post', id, { action: 'publish', revision }));
export const save = async ({ id, revision, text: present }: ContentDetail, change: Partial<ContentText>) =>
  saveContent(grace, 'post', id, { revision, text: { ...present, ...change } });
export const textIn = async (slug: string) => (await findPost(slug))?.html;

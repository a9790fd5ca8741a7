import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { ContentDetails } from '@/components/content-editor/content-fields';
import type { ContentFormValues, ContentText } from '@/lib/content/schema';

const text: ContentFormValues = {
  title: 'How to ream a hole',
  slug: 'how-to-ream',
  summary: 'Rounder holes in five steps.',
  body: '',
  picture: null,
  tags: '',
  author: '',
  seoTitle: '',
  seoDescription: '',
};

function Details() {
  const form = useForm<ContentFormValues, unknown, ContentText>({ defaultValues: text });
  return <ContentDetails kind="post" form={form} slug="how-to-ream" site="https://tools.example" />;
}

test('the editor shows what search engines will: address, title and description, and cuts long ones', async () => {
  render(<Details />);
  const preview = screen.getByRole('group', { name: 'Preview of the search result' });
  expect(preview).toHaveTextContent('tools.example/blog/how-to-ream');
  expect(preview).toHaveTextContent('How to ream a hole');
  expect(preview).toHaveTextContent('Rounder holes in five steps.');

  await userEvent.type(screen.getByRole('textbox', { name: /Search title/ }), 'Ream holes');
  expect(preview).toHaveTextContent('Ream holes');
  expect(preview).not.toHaveTextContent('How to ream a hole');
  await userEvent.type(screen.getByRole('textbox', { name: /Search description/ }), 'word '.repeat(40));
  expect(preview).toHaveTextContent(/word …$/);
  expect(preview.textContent!.length).toBeLessThan(30 + 60 + 163);
});

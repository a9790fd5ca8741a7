import { createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { MarkdownEditor } from '@/components/content-editor/markdown-editor';
import { Field } from '@/components/ui/field';
import { ApiError } from '@/lib/api/client/errors';
import { uploadPicture } from '@/lib/api/client/upload-picture';

jest.mock('@/lib/api/client/upload-picture');
const upload = jest.mocked(uploadPicture);
beforeEach(() => upload.mockReset());

const picture = new File(['x'], 'angle-grinder.png', { type: 'image/png' });
const list = new File(['x'], 'prices.csv', { type: 'text/csv' });

function Editor() {
  const [text, setText] = useState('Before. After.');
  return <Field label="Text">{(ids) => <MarkdownEditor ids={ids} value={text} onChange={setText} />}</Field>;
}

/** Shows the editor with the cursor between its two sentences. */
function show(): HTMLTextAreaElement {
  render(<Editor />);
  const area = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' });
  area.setSelectionRange(7, 7);
  return area;
}

/** Pastes or drops files; says whether the editor takes them instead of the browser. */
function give(how: 'paste' | 'drop', area: HTMLElement, files: File[]): boolean {
  const data = { files };
  const event =
    how === 'paste'
      ? createEvent.paste(area, { clipboardData: data })
      : createEvent.drop(area, { dataTransfer: data });
  fireEvent(area, event);
  return event.defaultPrevented;
}

test.each(['paste', 'drop'] as const)(
  'a picture is added by %s at the cursor, with a description',
  async (how) => {
    upload.mockResolvedValue('/images/ab12.webp');
    const area = show();
    expect(give(how, area, [picture])).toBe(true);
    expect(screen.getByRole('status')).toHaveTextContent('Uploading angle-grinder.png');
    await waitFor(() =>
      expect(area.value).toMatch(/^Before\.\s*!\[angle grinder\]\(\/images\/ab12\.webp\)\s*After\.$/i),
    );
    expect(upload.mock.calls).toEqual([[picture]]);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  },
);

test('pasted text and dropped files that are no pictures are left to the browser', () => {
  const area = show();
  expect(give('paste', area, [])).toBe(false);
  expect(give('drop', area, [list])).toBe(false);
  expect(upload).not.toHaveBeenCalled();
});

test('a picture that can’t be stored says why, and the text stays', async () => {
  upload.mockRejectedValue(new ApiError(413, 'too-large', 'The picture is too large.'));
  const area = show();
  give('drop', area, [picture]);
  expect(await screen.findByRole('alert')).toHaveTextContent('The picture is too large.');
  expect(area).toHaveValue('Before. After.');
});

'use client';
import { useImperativeHandle, useRef, useState, type ComponentProps, type DragEvent } from 'react';
import { TextArea } from '@/components/ui/input';
import type { FieldIds } from '@/components/ui/field';
import { messageOf } from '@/lib/api/client/errors';
import { uploadPicture } from '@/lib/api/client/upload-picture';
import { pictureTypes } from '@/lib/images/rules';
import { descriptionOf, insertPicture, type Selected } from '@/lib/content/rules/markdown-edits';
import { editOfKeys, MarkdownToolbar, type Edit } from './markdown-toolbar';

const picturesIn = (files: FileList) => [...files].filter(({ type }) => type.startsWith('image/'));

/** A text in Markdown with a toolbar. Pictures are added by choice, paste or drop. */
export function MarkdownEditor({
  ids,
  value,
  onChange,
  ref,
  ...rest
}: {
  ids: FieldIds;
  value: string;
  onChange: (value: string) => void;
} & Pick<ComponentProps<'textarea'>, 'name' | 'onBlur' | 'ref'>) {
  const area = useRef<HTMLTextAreaElement>(null);
  const chooser = useRef<HTMLInputElement>(null);
  const [status, setStatus] = useState<{ pending?: string; error?: string }>({});
  useImperativeHandle(ref, () => area.current!);

  function apply(edit: Edit) {
    const target = area.current;
    if (!target) return;
    const { value: text, selectionStart: from, selectionEnd: to } = target;
    const next: Selected = edit({ text, from, to });
    // React sets the value again later: the selection would be lost if the text were not there already.
    target.value = next.text;
    onChange(next.text);
    target.focus();
    target.setSelectionRange(next.from, next.to);
  }

  async function addPictures(files: File[]) {
    for (const file of files) {
      setStatus({ pending: `Uploading ${file.name} …` });
      try {
        const url = await uploadPicture(file);
        apply((at) => insertPicture(at, url, descriptionOf(file.name)));
        setStatus({});
      } catch (failure) {
        return setStatus({ error: messageOf(failure) });
      }
    }
  }

  function takeFiles(event: { preventDefault: () => void }, files: FileList) {
    const pictures = picturesIn(files);
    if (pictures.length === 0) return;
    event.preventDefault();
    void addPictures(pictures);
  }

  return (
    <div>
      <MarkdownToolbar controls={ids.id} onEdit={apply} onPicture={() => chooser.current?.click()} />
      <TextArea
        {...rest}
        {...ids}
        ref={area}
        value={value}
        rows={22}
        spellCheck
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={(event) => {
          const edit = editOfKeys(event);
          if (!edit) return;
          event.preventDefault();
          apply(edit);
        }}
        onPaste={(event) => takeFiles(event, event.clipboardData.files)}
        onDragOver={(event: DragEvent) => event.preventDefault()}
        onDrop={(event) => takeFiles(event, event.dataTransfer.files)}
        className="rounded-t-none font-mono text-sm leading-relaxed"
      />
      <input
        ref={chooser}
        type="file"
        hidden
        multiple
        accept={pictureTypes}
        aria-label="Pictures for the text"
        onChange={({ target }) => {
          void addPictures([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      <p role="status" className="text-sm text-muted">
        {status.pending}
      </p>
      {status.error && (
        <p role="alert" className="text-sm font-medium text-bad">
          {status.error}
        </p>
      )}
    </div>
  );
}

'use client';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { FileDrop } from '@/components/ui/file-drop';
import { TextArea } from '@/components/ui/input';
import { ScriptForm } from '@/components/ui/script-form';
import { api } from '@/lib/api/client/api';
import { messageOf } from '@/lib/api/client/errors';
import { maxWorkbookBytes } from '@/lib/quick-order/rules/workbook';
import type { QuickOrderRows } from './use-quick-order';

const maxFileBytes = 200_000;

/** Reads a list that is pasted as text, or a file of a spreadsheet. */
export function PasteList({ order }: { order: QuickOrderRows }) {
  const [text, setText] = useState('');
  const [error, setError] = useState('');
  const [isSending, setIsSending] = useState(false);

  async function read(list: string) {
    setError(list.trim() ? '' : 'Paste a list first');
    if (list.trim() && (await order.readList(list))) setText('');
  }
  async function readFile(file: File | undefined) {
    if (!file) return;
    const isWorkbook = /\.(xlsx|xlsm|xls)$/i.test(file.name);
    const limit = isWorkbook ? maxWorkbookBytes : maxFileBytes;
    if (file.size > limit) return setError(`The file is too large: at most ${limit / 1000} KB and 500 lines`);
    if (!isWorkbook) return read(await file.text());
    setIsSending(true);
    try {
      // Without its type, which some browsers don't know: the server looks at the content.
      const body = new Blob([file], { type: 'application/octet-stream' });
      const { text: cells } = await api.post('/quick-order/workbook', body);
      await read(cells);
    } catch (failure) {
      setError(messageOf(failure));
    } finally {
      setIsSending(false);
    }
  }

  return (
    <ScriptForm className="flex flex-col gap-4" onSubmit={() => void read(text)}>
      <Field
        label="Paste a list"
        error={error}
        help="One product on each line with its quantity, as copied from a spreadsheet or a mail: up to 500 lines."
      >
        {(ids) => (
          <TextArea
            {...ids}
            rows={6}
            spellCheck={false}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
      <Button type="submit" variant="secondary" pending={order.isReading || isSending} className="self-start">
        Read the list
      </Button>
      <FileDrop
        aria-label="Choose an Excel or CSV file"
        text="Choose an Excel or CSV file or drop it here"
        accept=".xlsx,.xlsm,.xls,.csv,.tsv,.txt,text/csv,text/plain"
        onChange={({ target }) => {
          void readFile(target.files?.[0]);
          target.value = '';
        }}
      />
    </ScriptForm>
  );
}

'use client';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { toast } from '@/components/ui/toast';
import { api } from '@/lib/api/client/api';
import { messageOf } from '@/lib/api/client/errors';
import {
  emptyRow,
  isReady,
  listText,
  readListText,
  withFound,
  withPart,
  withScan,
  type OrderRow,
} from '@/lib/quick-order/rules/order-rows';
import { linkedList, withLinked } from '@/lib/quick-order/rules/list-link';
import type { ListPart, ListResponse, ListRow } from '@/lib/quick-order/schema';

/** Where the browser keeps the list. */
export const storageKey = 'quick-order';
const startRows = 3;
const ask = (text: string) => api.post('/quick-order', { text });

/** What a row shows whose text is no order line, such as a lone word. */
const nothingFound = (part: string): ListRow => ({
  line: 1,
  text: part,
  part,
  quantity: null,
  counted: null,
  state: 'unknown',
  match: null,
  isQuantityUnclear: false,
  message: `“${part}” is not a part number of this shop`,
  suggestions: [],
});

function stored(change?: { text: string }): string {
  try {
    if (change?.text) localStorage.setItem(storageKey, change.text);
    else if (change) localStorage.removeItem(storageKey);
    return localStorage.getItem(storageKey) ?? '';
  } catch {
    // A browser that stores nothing only doesn't keep the list.
    return '';
  }
}

/** The list of the link that opened the page; the address loses it, so that a reload doesn't add it again. */
function takeLinked(): string {
  const list = linkedList(location.hash);
  if (list) history.replaceState(history.state, '', location.pathname);
  return list;
}

/** The rows of the quick order form: typed, pasted or read from a file, kept in this browser until they are ordered. */
export function useQuickOrder() {
  const nextId = useRef(startRows);
  const [rows, setRows] = useState(() => Array.from({ length: startRows }, (_, id) => emptyRow(id)));
  const [focused, setFocused] = useState<number>();
  const [message, setMessage] = useState('');
  const [ignored, setIgnored] = useState<ListResponse['ignored']>([]);
  const [isReading, setIsReading] = useState(false);
  const isRestored = useRef(false);

  const newRow = () => emptyRow(nextId.current++);
  const update = (id: number, change: (row: OrderRow) => OrderRow) =>
    setRows((all) => all.map((row) => (row.id === id ? change(row) : row)));
  function report(error: unknown) {
    setMessage(messageOf(error));
    toast.error(messageOf(error));
  }

  /** Adds the lines of a list after the filled rows, with an empty row at the end; false when it could not be read. */
  async function readList(text: string): Promise<boolean> {
    setIsReading(true);
    try {
      const found = await ask(text);
      const read = found.rows.map((row) => withFound(newRow(), row));
      const last = newRow();
      setRows((all) => [...all.filter(({ part }) => part.trim() !== ''), ...read, last]);
      setIgnored(found.ignored);
      const good = read.filter((row) => isReady(read, row)).length;
      setMessage(`${read.length} lines read: ${good} ready, ${read.length - good} to check`);
      return true;
    } catch (error) {
      report(error);
      return false;
    } finally {
      setIsReading(false);
    }
  }

  /** Asks the shop for the part number of a row. */
  async function check(row: OrderRow): Promise<void> {
    const part = row.part.trim();
    if (!part || row.found) return;
    try {
      const found = (await ask(listText([row]))).rows[0] ?? nothingFound(part);
      // A number that appears in a field while somebody types into it would become part of what they type.
      const isTyping = document.activeElement?.getAttribute('data-quantity') === String(row.id);
      update(row.id, (now) =>
        now.part.trim() === part && !now.found ? withFound(now, found, !isTyping) : now,
      );
      const name = found.match && [found.match.name, found.match.variant].filter(Boolean).join(', ');
      setMessage(found.message ?? name ?? '');
    } catch (error) {
      report(error);
    }
  }

  /** Adds a scanned code, or counts it once more; resolves to what to say about it. */
  async function scan(code: string): Promise<string> {
    try {
      const found = (await ask(`${code.replace(/\s+/g, ' ')}\t`)).rows[0] ?? nothingFound(code);
      const empty = newRow();
      setRows((all) => withScan(all, found, empty));
      const name = found.match && [found.match.name, found.match.variant].filter(Boolean).join(', ');
      const said = found.message ?? (name ? `${found.match?.sku}: ${name}` : code);
      setMessage(said);
      return said;
    } catch (error) {
      report(error);
      return messageOf(error);
    }
  }

  /** Moves the focus to the row after this one; adds it where there is none. */
  function goToNext(id: number): void {
    const known = rows[rows.findIndex((row) => row.id === id) + 1];
    const next = known ?? newRow();
    if (!known) setRows((all) => [...all, next]);
    setFocused(next.id);
  }

  useEffect(() => {
    if (isRestored.current) return;
    isRestored.current = true;
    const text = withLinked(stored(), takeLinked());
    if (!text) return;
    void Promise.resolve()
      .then(() => readList(text))
      .then((isRead) => {
        // Without a network the rows stand as they were typed: they must not be lost when another is added.
        if (isRead) return;
        const typed = readListText(text).map((row) => ({ ...newRow(), ...row }));
        const last = newRow();
        setRows((all) => [...typed, ...all.filter(({ part }) => part.trim() !== ''), last]);
      });
  });

  const checkAll = useEffectEvent(() => {
    for (const row of rows) void check(row);
  });
  useEffect(() => {
    // The network is back: what was typed without it is looked up.
    window.addEventListener('online', checkAll);
    return () => window.removeEventListener('online', checkAll);
  }, []);

  useEffect(() => {
    // Rows that are still empty must not overwrite the stored list before it is read.
    if (rows.some(({ part }) => part.trim())) stored({ text: listText(rows) });
  }, [rows]);

  /** Removes rows, those in the cart or all; the stored list follows. */
  function removeRows(gone: OrderRow[]): void {
    const last = newRow();
    const left = rows.filter((row) => !gone.some(({ id }) => id === row.id));
    if (left.every(({ part }) => !part.trim())) stored({ text: '' });
    setRows(left.length ? left : [last]);
  }

  return {
    rows,
    setRows,
    focused,
    message,
    setMessage,
    ignored,
    isReading,
    readList,
    check,
    scan,
    goToNext,
    removeRows,
    edit: (id: number, change: Partial<OrderRow>) =>
      update(id, (row) => ({ ...row, rejected: null, ...change })),
    /** Puts a part into a row, in the row's quantity unless another is named. */
    choose: (id: number, part: ListPart, quantity?: number) =>
      update(id, (row) => withPart(quantity ? { ...row, quantity: String(quantity) } : row, part)),
    addRow() {
      const row = newRow();
      setRows((all) => [...all, row]);
      setFocused(row.id);
    },
    clear() {
      setIgnored([]);
      setMessage('The list is empty');
      removeRows(rows);
    },
  };
}

export type QuickOrderRows = ReturnType<typeof useQuickOrder>;

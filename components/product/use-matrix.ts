import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { toast } from '@/components/ui/toast';
import { api } from '@/lib/api/client/api';
import { ApiError, messageOf } from '@/lib/api/client/errors';
import { announceMeChanged } from '@/lib/api/client/me';
import { readQuantity } from '@/lib/catalog/rules/quantity';
import type { LineInput } from '@/lib/cart/schema';

const wrongNumber = 'Enter a whole number';

export const countVariants = (count: number) => (count === 1 ? '1 variant' : `${count} variants`);

/** The quantities typed into a matrix, and the call that adds all of them to the cart, or none. */
export function useMatrix() {
  const router = useRouter();
  const [typed, setTyped] = useState<Record<string, string>>({});
  const [problems, setProblems] = useState<Record<string, string>>({});
  const [message, setMessage] = useState('');
  const [pending, setPending] = useState(false);
  const sent = useRef({ content: '', key: '' });
  const filled = Object.entries(typed).filter(([, text]) => text.trim() !== '');
  const lines: LineInput[] = filled.flatMap(([sku, text]) => {
    const quantity = readQuantity(text);
    return quantity ? [{ sku, quantity }] : [];
  });

  function change(sku: string, text: string) {
    setTyped({ ...typed, [sku]: text });
    const { [sku]: _, ...others } = problems;
    setProblems(others);
  }

  /** Adds the lines. False when nothing was added; each field then says what is wrong with it. */
  async function addAll(): Promise<boolean> {
    const wrong = filled.filter(([, text]) => readQuantity(text) === null);
    if (wrong.length > 0) {
      setProblems(Object.fromEntries(wrong.map(([sku]) => [sku, wrongNumber])));
      setMessage(`Nothing was added: ${wrongNumber.toLowerCase()}.`);
      return false;
    }
    // A repeat of the same lines after a lost response keeps its key, so that they are added once.
    const content = JSON.stringify(lines);
    if (sent.current.content !== content) sent.current = { content, key: crypto.randomUUID() };
    setPending(true);
    try {
      const headers = { 'idempotency-key': sent.current.key };
      await api.post('/quick-order/cart', { lines }, { headers });
      sent.current = { content: '', key: '' };
      const done = `${countVariants(lines.length)} added to your cart`;
      toast.success(done, { action: { label: 'View cart', onClick: () => router.push('/cart') } });
      setMessage(done);
      setTyped({});
      setProblems({});
      announceMeChanged();
      return true;
    } catch (error) {
      setMessage(messageOf(error));
      setProblems(error instanceof ApiError ? error.fields : {});
      return false;
    } finally {
      setPending(false);
    }
  }

  return { typed, problems, message, pending, isEmpty: filled.length === 0, lines, change, addAll };
}

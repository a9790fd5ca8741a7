'use client';
import { useRef, useState } from 'react';
import { toast } from '@/components/ui/toast';
import { api } from '@/lib/api/client/api';
import { messageOf } from '@/lib/api/client/errors';
import { announceMeChanged } from '@/lib/api/client/me';
import type { LineInput } from '@/lib/cart/schema';
import { mergeLines } from '@/lib/cart/rules';
import type { CartDeliveryQuery } from '@/lib/delivery/schema';
import type { PartsListInput, PartsListLine, PartsListPlan } from '@/lib/parts-lists/schema';

/** What goes into the cart. */
export const linesOf = (plan: PartsListPlan): LineInput[] =>
  mergeLines(
    plan.groups.flatMap(({ picks }) =>
      (picks ?? []).map(({ part, quantity }) => ({ sku: part.sku, quantity })),
    ),
  );

/** The best cart for the lines of a list, asked for again with each change that the buyer accepts. */
export function useBestCart(lines: PartsListLine[]) {
  const content = JSON.stringify(lines);
  const [asked, setAsked] = useState({ content: '', goal: 'cheapest' as PartsListInput['goal'] });
  const [accepted, setAccepted] = useState<string[]>([]);
  const [place, setPlace] = useState<CartDeliveryQuery>({});
  const [plan, setPlan] = useState<PartsListPlan | null>(null);
  const [isPending, setIsPending] = useState(false);
  const [error, setError] = useState('');
  const newest = useRef(0);
  const sent = useRef({ content: '', key: '' });

  async function ask(change: {
    goal?: PartsListInput['goal'];
    accepted?: string[];
    place?: CartDeliveryQuery;
  }) {
    const goal = change.goal ?? asked.goal;
    // The accepted changes of another list say nothing about this one.
    const agreed = change.accepted ?? (asked.content === content ? accepted : []);
    const to = change.place ?? place;
    const call = ++newest.current;
    setAsked({ content, goal });
    setAccepted(agreed);
    setPlace(to);
    setIsPending(true);
    try {
      const found = await api.post('/parts-lists', { lines, goal, accepted: agreed, ...to });
      if (call !== newest.current) return;
      setPlan(found);
      setError('');
    } catch (failure) {
      if (call === newest.current) setError(messageOf(failure));
    } finally {
      if (call === newest.current) setIsPending(false);
    }
  }

  async function addToCart(found: PartsListPlan): Promise<boolean> {
    const input = linesOf(found);
    const text = JSON.stringify(input);
    // A repeat after a lost response keeps its key, so that the lines are added once.
    if (sent.current.content !== text) sent.current = { content: text, key: crypto.randomUUID() };
    try {
      const headers = { 'idempotency-key': sent.current.key };
      await api.post('/quick-order/cart', { lines: input }, { headers });
      sent.current = { content: '', key: '' };
      announceMeChanged();
      return true;
    } catch (failure) {
      toast.error(messageOf(failure));
      return false;
    }
  }

  return {
    /** The plan for these very lines; null before it was asked for, and after the lines changed. */
    plan: asked.content === content ? plan : null,
    goal: asked.goal,
    accepted,
    isPending,
    error,
    ask,
    addToCart,
    /** Chooses a goal; a cart that is shown is found again. */
    choose: (goal: PartsListInput['goal']) =>
      plan && asked.content === content ? void ask({ goal }) : setAsked((before) => ({ ...before, goal })),
    accept: (id: string, isAccepted: boolean) =>
      ask({ accepted: isAccepted ? [...accepted, id] : accepted.filter((one) => one !== id) }),
  };
}

export type BestCartState = ReturnType<typeof useBestCart>;

'use client';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Select, TextInput } from '@/components/ui/input';
import { api } from '@/lib/api/client/api';
import { shippableLines } from '@/lib/orders/rules/backorders';
import { isCollected } from '@/lib/orders/rules/places';
import { unshippedLines } from '@/lib/orders/rules/shipments';
import { statusQuestion, statusVerb } from '@/lib/orders/rules/status';
import type { Order } from '@/lib/orders/schema/order';
import { ConfirmDialog } from './confirm-dialog';
import { UnitFields, useUnits } from './unit-fields';
import { useOrderCall } from './use-order-call';

/** The request that the shop has not answered yet, so that a retry after a lost response ships nothing twice. */
let unanswered: { body: string; key: string } | null = null;

function keyFor(body: string): string {
  if (unanswered?.body !== body) unanswered = { body, key: crypto.randomUUID() };
  return unanswered.key;
}

/**
 * Ships units of an order: all that can leave unless fewer are entered, with carrier and tracking number. `waiting` are the
 * units of each SKU that have not arrived yet.
 */
export function ShipDialog({
  order,
  carriers,
  waiting: early,
}: {
  order: Order;
  carriers: string[];
  waiting: Record<string, number>;
}) {
  const { number, lines } = order;
  const { run } = useOrderCall();
  const waiting = shippableLines(order, new Map(Object.entries(early))).map(({ sku, quantity }) => {
    const { name, color, size } = lines.find((line) => line.sku === sku)!;
    return { sku, quantity, name: [name, color, size].filter(Boolean).join(', ') };
  });
  const units = useUnits(waiting);
  const [carrier, setCarrier] = useState('');
  const [otherCarrier, setOtherCarrier] = useState('');
  const [tracking, setTracking] = useState('');
  const [partReason, setPartReason] = useState('');
  const [missing, setMissing] = useState<string>();
  const collected = isCollected(order);
  const verb = statusVerb('shipped', order);

  async function ship(): Promise<boolean> {
    const chosen = units.read();
    if (!chosen) return false;
    const unitsOf = (some: { quantity: number }[]) => some.reduce((sum, { quantity }) => sum + quantity, 0);
    const isPart = unitsOf(chosen) < unitsOf(unshippedLines(order));
    const reason = order.shipComplete && isPart ? partReason.trim() : undefined;
    setMissing(reason === '' ? 'Say why only a part ships, or ship all units' : undefined);
    if (reason === '') return false;
    const name = (carrier === 'other' ? otherCarrier : carrier).trim();
    const body = { lines: chosen, carrier: name, tracking: tracking.trim(), partReason: reason };
    const headers = { 'idempotency-key': keyFor(JSON.stringify([order.shipments.length, number, body])) };
    const result = collected ? 'ready to collect' : 'shipped';
    const done = await run(
      async () => {
        await api.post(`/orders/${number}/shipments`, body, { headers });
        unanswered = null;
      },
      `Order ${number}: ${isPart ? 'partly ' : ''}${result}`,
    );
    if (done) {
      setTracking('');
      units.reset();
    }
    return done;
  }

  return (
    <ConfirmDialog
      trigger={<Button>{verb}</Button>}
      title={statusQuestion('shipped', order)}
      description="Enter fewer units to ship only a part. The customer is told by email what has left and what is still to come."
      action={verb}
      onConfirm={ship}
    >
      {Object.keys(early).length > 0 && (
        <p className="text-sm font-medium">
          What is on backorder is not listed: it can ship once it has arrived.
        </p>
      )}
      <UnitFields legend={collected ? 'Units that are ready' : 'Units to ship'} units={units} />
      {order.shipComplete && (
        <Field
          label="Reason to ship only a part"
          help="The customer wants everything in one shipment, and reads the reason in the order’s history."
          error={missing}
        >
          {(ids) => (
            <TextInput
              {...ids}
              value={partReason}
              maxLength={500}
              onChange={(event) => setPartReason(event.target.value)}
            />
          )}
        </Field>
      )}
      {!collected && (
        <>
          <Field label="Carrier (optional)">
            {(ids) => (
              <Select {...ids} value={carrier} onChange={(event) => setCarrier(event.target.value)}>
                <option value="">None</option>
                {carriers.map((name) => (
                  <option key={name}>{name}</option>
                ))}
                <option value="other">Other</option>
              </Select>
            )}
          </Field>
          {carrier === 'other' && (
            <Field label="Name of the carrier">
              {(ids) => (
                <TextInput
                  {...ids}
                  value={otherCarrier}
                  maxLength={40}
                  onChange={(event) => setOtherCarrier(event.target.value)}
                />
              )}
            </Field>
          )}
          <Field
            label="Tracking (optional)"
            help="The carrier’s number, or the link on which the customer follows the parcel."
          >
            {(ids) => (
              <TextInput
                {...ids}
                value={tracking}
                maxLength={300}
                onChange={(event) => setTracking(event.target.value)}
              />
            )}
          </Field>
        </>
      )}
    </ConfirmDialog>
  );
}

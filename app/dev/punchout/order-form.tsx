import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { TextInput } from '@/components/ui/input';
import { Table, TableCell, TableRow } from '@/components/ui/table';
import { simulatorPath } from '@/lib/punchout/rules/paths';
import type { SimulatedLine } from './documents';

/** The cart that came back, and the form that orders it. */
export function OrderForm({ lines }: { lines: SimulatedLine[] }) {
  return (
    <Card>
      <h2 className="text-2xl">Requisition</h2>
      {lines.length ? (
        <>
          <div className="mt-4">
            <Table caption="The cart that came back" columns={['Part', 'Name', 'Quantity', 'Unit price']}>
              {lines.map(({ sku, name, quantity, price, currency }, index) => (
                <TableRow key={index}>
                  <TableCell label="Part">{sku}</TableCell>
                  <TableCell label="Name">{name}</TableCell>
                  <TableCell label="Quantity">{quantity}</TableCell>
                  <TableCell label="Unit price">
                    {price} {currency}
                  </TableCell>
                </TableRow>
              ))}
            </Table>
          </div>
          <form
            method="post"
            action={`${simulatorPath}/order`}
            className="mt-4 flex flex-wrap items-end gap-4"
          >
            <label className="flex flex-col gap-1.5 text-sm font-semibold">
              Order number
              <TextInput name="orderId" required maxLength={40} />
            </label>
            <Button type="submit">Send the order</Button>
          </form>
        </>
      ) : (
        <p className="mt-2">No cart has come back yet.</p>
      )}
    </Card>
  );
}

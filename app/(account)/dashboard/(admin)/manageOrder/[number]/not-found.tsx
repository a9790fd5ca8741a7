import { MissingRecord } from '@/components/layout/missing-record';

export default function NotFound() {
  return (
    <MissingRecord
      title="There is no such order"
      text="No order of the shop has this number. A number is HX- and eight letters and digits; in the list you can search by its beginning, by name, e-mail, SKU or item."
      list={{ name: 'To all orders', href: '/dashboard/manageOrder' }}
    />
  );
}

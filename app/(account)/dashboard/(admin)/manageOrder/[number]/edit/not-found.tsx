import { MissingRecord } from '@/components/layout/missing-record';

export default function NotFound() {
  return (
    <MissingRecord
      title="There is no such order"
      text="No order of the shop has this number. An order number is HX- followed by eight letters or digits. In the list you can search by the start of the number, by name, email, SKU or product."
      list={{ name: 'To all orders', href: '/dashboard/manageOrder' }}
    />
  );
}

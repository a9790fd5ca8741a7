import { MissingRecord } from '@/components/layout/missing-record';

export default function NotFound() {
  return (
    <MissingRecord
      title="There is no such blanket order"
      text="None of your companies has a blanket order with this number."
      list={{ name: 'To your blanket orders', href: '/dashboard/myBlanketOrders' }}
    />
  );
}

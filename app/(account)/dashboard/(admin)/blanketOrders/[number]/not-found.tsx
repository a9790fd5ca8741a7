import { MissingRecord } from '@/components/layout/missing-record';

export default function NotFound() {
  return (
    <MissingRecord
      title="There is no such blanket order"
      text="No blanket order has this number."
      list={{ name: 'To all blanket orders', href: '/dashboard/blanketOrders' }}
    />
  );
}

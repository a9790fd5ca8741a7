import { MissingRecord } from '@/components/layout/missing-record';

export default function NotFound() {
  return (
    <MissingRecord
      title="There is no such order"
      text="None of your orders has this number. It may be mistyped, or the order was placed from another account: sign in with the email address that its confirmation was sent to."
      list={{ name: 'To my orders', href: '/dashboard/myOrders' }}
    />
  );
}

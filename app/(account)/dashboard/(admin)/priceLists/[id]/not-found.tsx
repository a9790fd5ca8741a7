import { MissingRecord } from '@/components/layout/missing-record';

export default function NotFound() {
  return (
    <MissingRecord
      title="There is no such price list"
      text="No price list has this address. Perhaps somebody has deleted it; orders keep its prices."
      list={{ name: 'To all price lists', href: '/dashboard/priceLists' }}
    />
  );
}

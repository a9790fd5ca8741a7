import { MissingRecord } from '@/components/layout/missing-record';

export default function NotFound() {
  return (
    <MissingRecord
      title="There is no such quote"
      text="No quote has this number. Its customer may have deleted their account."
      list={{ name: 'To all quotes', href: '/dashboard/quotes' }}
    />
  );
}

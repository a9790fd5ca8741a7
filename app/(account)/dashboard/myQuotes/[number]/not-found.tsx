import { MissingRecord } from '@/components/layout/missing-record';

export default function NotFound() {
  return (
    <MissingRecord
      title="There is no such quote"
      text="None of your quotes has this number. It may belong to another account."
      list={{ name: 'To your quotes', href: '/dashboard/myQuotes' }}
    />
  );
}

import { MissingRecord } from '@/components/layout/missing-record';

export default function NotFound() {
  return (
    <MissingRecord
      title="There is no such page or article"
      text="It may have been deleted. Pages and articles are listed by title."
      list={{ name: 'To all content', href: '/dashboard/content' }}
    />
  );
}

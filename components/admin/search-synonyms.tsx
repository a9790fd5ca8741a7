'use client';
import { useRouter } from 'next/navigation';
import { Button } from '@/components/ui/button';
import { Table, TableCell, TableRow } from '@/components/ui/table';
import { toast } from '@/components/ui/toast';
import { api } from '@/lib/api/client';
import type { SearchSynonym } from '@/lib/catalog/types';

/** What searches have been said to mean. */
export function SearchSynonyms({ synonyms }: { synonyms: SearchSynonym[] }) {
  const router = useRouter();

  async function remove({ term }: SearchSynonym) {
    try {
      await api.delete(`/searches/synonyms/${encodeURIComponent(term)}`);
      toast.success('removed');
      router.refresh();
    } catch (failure) {
      toast.error(failure instanceof Error ? failure.message : 'That did not work.', { duration: Infinity });
    }
  }

  return (
    <Table caption="What searches mean" columns={['Search', 'Means', 'Actions']}>
      {synonyms.map((synonym) => (
        <TableRow key={synonym.term}>
          <TableCell label="Search" className="font-semibold break-words">
            {synonym.typed}
          </TableCell>
          <TableCell label="Means" className="break-words">
            {synonym.means}
          </TableCell>
          <TableCell label="">
            <Button
              size="sm"
              variant="ghost"
              aria-label={`Remove the meaning of ${synonym.typed}`}
              onClick={() => void remove(synonym)}
            >
              Remove
            </Button>
          </TableCell>
        </TableRow>
      ))}
    </Table>
  );
}

'use client';
import { Button } from '@/components/ui/button';
import { api } from '@/lib/api/client/api';
import { Table, TableCell, TableRow } from '@/components/ui/table';
import type { SearchSynonym } from '@/lib/search/types';
import { useSearchCall } from './use-search-call';

/** The search synonyms, each of which can be removed. */
export function SearchSynonyms({ synonyms }: { synonyms: SearchSynonym[] }) {
  const run = useSearchCall();
  const remove = ({ term, typed }: SearchSynonym) =>
    run(api.delete(`/searches/synonyms/${encodeURIComponent(term)}`), `Meaning of “${typed}” removed`);

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

import { staff } from '@/lib/api/access';
import { csvResponse } from '@/lib/api/csv-response';
import { defineRoute } from '@/lib/api/route';
import { eachQuote } from '@/lib/quotes/queries/quotes';
import { quoteCsvHeader, quoteCsvRow } from '@/lib/quotes/rules/csv';
import { quoteFilters } from '@/lib/quotes/schema/inputs';

export const GET = defineRoute(
  {
    access: staff('quotes.view'),
    produces: 'text/csv',
    summary: 'The quotes that match the filters, as CSV',
    query: quoteFilters,
  },
  async ({ query }) =>
    csvResponse('quotes.csv', quoteCsvHeader, eachQuote(query), (one) => [quoteCsvRow(one)]),
);

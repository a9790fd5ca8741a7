import { anyone } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { workbookText } from '@/lib/quick-order/schema';
import { maxWorkbookBytes } from '@/lib/quick-order/rules/workbook';

export const POST = defineRoute(
  {
    access: anyone,
    summary:
      'The first sheet of an Excel workbook as text, one line for each row, to send to POST /api/quick-order',
    bytes: maxWorkbookBytes,
    response: workbookText,
    limit: { name: 'workbooks', count: 30, seconds: 60 },
  },
  // Loaded when it is used: other calls don't need it.
  async ({ bytes }) => (await import('@/lib/quick-order/queries/workbook')).readWorkbook(bytes),
);

import { randomBase32 } from '@/lib/platform/ids';
import { cxmlResponse } from '@/lib/punchout/rules/cxml';
import { simulatorRoute } from '../route-parts';
import { subjectOf } from '../documents';
import { note } from '../simulator';

export const POST = simulatorRoute('Take a confirmation, a ship notice or an invoice', async (text) => {
  const subject = subjectOf(text);
  note(`Received: ${subject ?? 'something that is no cXML'}`, text, subject === null);
  const stamp = { payloadId: `${randomBase32(16)}@simulator`, at: new Date() };
  const status = subject ? { status: 200, message: '' } : { status: 406, message: 'No cXML' };
  return new Response(cxmlResponse(stamp, status as Parameters<typeof cxmlResponse>[1]), {
    headers: { 'content-type': 'text/xml; charset=utf-8' },
  });
});

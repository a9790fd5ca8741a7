import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { theSettings } from '../support/open-shop';
import { startShop } from '../support/shop';

type Attribute = { key: string; value: { stringValue?: string } };
type Span = { traceId: string; name: string; attributes: Attribute[] };
type Exported = { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] };

const valueOf = ({ attributes }: Span, name: string) =>
  attributes.find(({ key }) => key === name)?.value.stringValue;

test('a page and its database commands are one trace with the id of the request and without tokens', async () => {
  const spans: Span[] = [];
  // Receives what OTLP sends over HTTP as JSON.
  const receiver = createServer((request, response) => {
    void json(request).then((body) => {
      const { resourceSpans } = body as Exported;
      spans.push(...resourceSpans.flatMap((each) => each.scopeSpans.flatMap((scope) => scope.spans)));
      response.setHeader('content-type', 'application/json').end('{}');
    });
  });
  await once(receiver.listen(0, '127.0.0.1'), 'listening');
  const { port } = receiver.address() as AddressInfo;
  const OTEL_EXPORTER_OTLP_ENDPOINT = `http://127.0.0.1:${port}`;
  const shop = await startShop({ ...theSettings(), OTEL_EXPORTER_OTLP_ENDPOINT });
  const id = 'edge-0123456789';
  const read = async (path: string, requestId: string) => {
    const response = await fetch(shop.url + path, { headers: { 'x-request-id': requestId } });
    await response.text();
    return response.status;
  };
  const secret = 'a-secret-of-a-mail-that-nobody-else-may-know';
  expect(await read('/product/bench-vise-125-mm', id)).toBe(200);
  expect(await read(`/verifyEmail?token=${secret}`, 'edge-of-the-second')).toBe(200);
  expect(await read(`/quote/${secret}`, 'edge-of-the-third')).toBe(404);
  // The last spans are sent before the server exits.
  await shop.stop();
  receiver.close();

  const page = spans.find((span) => valueOf(span, 'http.route') === '/product/[slug]');
  expect(page && valueOf(page, 'hexbolt.request_id')).toBe(id);
  const commands = spans.filter((span) => valueOf(span, 'db.system.name') === 'mongodb');
  const ofPage = commands.filter(({ traceId }) => traceId === page?.traceId);
  expect(ofPage.map((span) => valueOf(span, 'db.operation.name'))).toContain('find');
  expect(ofPage.every((span) => valueOf(span, 'hexbolt.request_id') === id)).toBe(true);
  expect(JSON.stringify(spans)).toContain('/verifyEmail');
  expect(JSON.stringify(spans)).not.toContain(secret);
}, 60_000);

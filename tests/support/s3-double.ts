import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AwsV4Signer } from 'aws4fetch';

/** A store with the interface of S3 in memory. It checks signatures and checksums as the real one does. */
export async function startStore(credentials: { key: string; secret: string }, pageSize = 1000) {
  const files = new Map<string, Buffer>();
  let isFull = false;

  async function isSigned({ method = '', url = '', headers }: IncomingMessage): Promise<boolean> {
    const sent = String(headers.authorization);
    const names = /SignedHeaders=([^,]+)/.exec(sent)?.[1]?.split(';') ?? [];
    const signed = names.filter((name) => name !== 'host').map((name) => [name, String(headers[name])]);
    const signer = new AwsV4Signer({
      method,
      url: `http://${headers.host}${url}`,
      headers: Object.fromEntries(signed) as Record<string, string>,
      accessKeyId: credentials.key,
      secretAccessKey: credentials.secret,
      service: 's3',
      region: 'eu-central-1',
      datetime: String(headers['x-amz-date']),
      allHeaders: true,
    });
    const { headers: expected } = await signer.sign();
    return expected.get('authorization') === sent;
  }

  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    const { pathname, searchParams } = new URL(request.url!, 'http://store');
    const [, bucket, ...path] = pathname.split('/');
    const key = path.join('/');
    const error = (status: number, message: string) =>
      response.writeHead(status).end(`<Error><Message>${message}</Message></Error>`);
    if (!(await isSigned(request))) return error(403, 'The signature does not match.');
    if (bucket !== 'shop') return error(404, 'The bucket does not exist.');
    if (request.method === 'GET') {
      const found = [...files.keys()]
        .filter((name) => name.startsWith(searchParams.get('prefix') ?? ''))
        .sort();
      const from = Number(searchParams.get('continuation-token') ?? 0);
      const page = found
        .slice(from, from + pageSize)
        .map((name) => `<Contents><Key>${name}</Key></Contents>`);
      const next = from + pageSize;
      const more = next < found.length ? `<NextContinuationToken>${next}</NextContinuationToken>` : '';
      return response.end(`<ListBucketResult>${page.join('')}${more}</ListBucketResult>`);
    }
    if (request.method === 'DELETE') files.delete(key);
    else if (isFull) return error(507, 'The bucket is full.');
    else if (createHash('sha256').update(body).digest('base64') !== request.headers['x-amz-checksum-sha256'])
      return error(400, 'The checksum does not match.');
    else files.set(key, body);
    return response.end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const address = (secret = credentials.secret) =>
    `http://${credentials.key}:${encodeURIComponent(secret)}@127.0.0.1:${port}/shop/daily?region=eu-central-1`;
  return {
    files,
    address,
    fill: (full: boolean) => (isFull = full),
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

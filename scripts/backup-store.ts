import { createHash } from 'node:crypto';
import { createReadStream, openAsBlob } from 'node:fs';
import { AwsClient } from 'aws4fetch';

const attempts = 3;
const keyPattern = /<Key>([^<]+)<\/Key>/g;
const nextPattern = /<NextContinuationToken>([^<]+)</;

/** The SHA-256 of a file, as stores of the S3 interface compare it with what arrived. */
async function checksumOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  return hash.digest('base64');
}

/**
 * A folder of a store with the interface of S3, addressed by path:
 * `https://KEY:SECRET@host/bucket/folder?region=eu-central-1`, with `%2F` for a slash in the secret.
 */
export class BackupStore {
  private readonly client: AwsClient;
  private readonly bucket: string;
  private readonly prefix: string;

  constructor(address: string) {
    const url = new URL(address);
    const [bucket = '', ...folders] = url.pathname.split('/').filter(Boolean);
    this.bucket = `${url.origin}/${bucket}`;
    this.prefix = folders.length ? `${folders.join('/')}/` : '';
    this.client = new AwsClient({
      accessKeyId: decodeURIComponent(url.username),
      secretAccessKey: decodeURIComponent(url.password),
      service: 's3',
      region: url.searchParams.get('region') ?? 'us-east-1',
      retries: attempts,
    });
  }

  /** The names of the files in the folder. */
  async list(): Promise<string[]> {
    const names: string[] = [];
    for (let next: string | undefined, page = 0; page === 0 || next; page++) {
      const query = new URLSearchParams({ 'list-type': '2', prefix: this.prefix });
      if (next) query.set('continuation-token', next);
      const text = await (await this.request('GET', `${this.bucket}?${query}`)).text();
      // Only names that backups get are used, and those need no entities.
      names.push(...[...text.matchAll(keyPattern)].map(([, key = '']) => key.slice(this.prefix.length)));
      next = nextPattern.exec(text)?.[1];
    }
    return names;
  }

  /** Stores a file of up to 5 GB under a name; the store compares its hash. */
  async put(name: string, file: string): Promise<void> {
    await this.request('PUT', this.addressOf(name), await openAsBlob(file), {
      'content-type': 'application/octet-stream',
      'x-amz-checksum-sha256': await checksumOf(file),
    });
  }

  /** Deletes a file. */
  async remove(name: string): Promise<void> {
    await this.request('DELETE', this.addressOf(name));
  }

  private addressOf(name: string): string {
    return `${this.bucket}/${this.prefix}${encodeURIComponent(name)}`;
  }

  private async request(method: string, url: string, body?: Blob, headers: Record<string, string> = {}) {
    const response = await this.client.fetch(url, { method, headers, ...(body && { body }) });
    if (response.ok) return response;
    const reason = /<Message>([^<]+)</.exec(await response.text())?.[1] ?? response.statusText;
    throw new Error(`The store of backups answers ${response.status}: ${reason}`);
  }
}

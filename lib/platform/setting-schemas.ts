import { isIP } from 'node:net';
import { z } from 'zod';

/** A host name, an IP address, or a network as in 10.1.0.0/16. */
function isTarget(text: string): boolean {
  const [address = '', bits] = text.split('/');
  const version = isIP(address);
  if (!version) return bits === undefined && /^[\w-]+(\.[\w-]+)*$/.test(address) && !/^[\d.]+$/.test(address);
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

/** Where webhooks may go besides public servers. */
export const allowedTargets = z
  .string()
  .refine(
    (text) => text.split(',').every((entry) => isTarget(entry.trim())),
    'must be host names, addresses or networks such as 10.1.0.0/16, with commas between them',
  );

/** A folder of a store with the interface of S3. */
export const backupStoreUrl = z
  .url('must be like https://KEY:SECRET@s3.eu-central-1.amazonaws.com/bucket/folder?region=eu-central-1')
  .refine((text) => {
    const { username, password, pathname } = new URL(text);
    return username !== '' && password !== '' && pathname !== '/';
  }, 'must have key, secret and bucket: https://KEY:SECRET@host/bucket');

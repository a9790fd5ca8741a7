/**
 * The client's address, to which rate limits apply: the last entry of X-Forwarded-For. Our server (server/) and Vercel
 * replace the header with a trusted address.
 */
export function clientAddress(request: Request): string {
  const chain = (request.headers.get('x-forwarded-for') ?? '').split(',');
  return (chain.at(-1)?.trim() || 'unknown').slice(0, 64);
}

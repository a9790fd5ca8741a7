import { findIcon } from '@/lib/settings/queries';
import { iconSizeOf } from '@/lib/settings/rules/icons';

type Context = { params: Promise<{ size: string }> };

/** The icon of the shop for browser tabs and home screens. Its address carries a version, so that it can be kept long. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const size = iconSizeOf((await params).size);
  if (!size) return new Response('There is no icon of this size.', { status: 404 });
  const isVersioned = new URL(request.url).searchParams.has('v');
  return new Response(new Uint8Array(await findIcon(size)), {
    headers: {
      'content-type': 'image/png',
      'cache-control': isVersioned ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
    },
  });
}

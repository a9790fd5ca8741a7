import { notFound } from 'next/navigation';
import { ImageResponse } from 'next/og';
import { findProduct } from '@/lib/catalog/queries/products';
import { pictureAsPng } from '@/lib/images/queries';
import { priceRange } from '@/lib/pricing/rules';
import { findShop } from '@/lib/settings/queries';

export const dynamic = 'force-static';
export const generateStaticParams = () => [];

/** The longer edge of the product's picture in pixels. */
const pictureSize = 570;

/** The Open Graph image of a product: 1200 x 630, with name, price and shop. */
export async function GET(_: Request, { params }: { params: Promise<{ slug: string }> }) {
  const [product, shop] = await Promise.all([findProduct((await params).slug), findShop()]);
  if (!product) notFound();
  const png = await pictureAsPng(product.img, pictureSize);
  // A PNG stores its width and height at these offsets.
  const [width, height] = png ? [png.readUInt32BE(16), png.readUInt32BE(20)] : [0, 0];
  return new ImageResponse(
    <div style={{ display: 'flex', width: '100%', height: '100%', background: '#f4f4f2', color: '#1c2125' }}>
      <div
        style={{
          display: 'flex',
          width: 600,
          alignItems: 'center',
          justifyContent: 'center',
        }}
      >
        {png && (
          <div
            style={{
              width,
              height,
              backgroundSize: `${width}px ${height}px`,
              backgroundImage: `url(data:image/png;base64,${png.toString('base64')})`,
            }}
          />
        )}
      </div>
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          flex: 1,
          padding: 56,
          justifyContent: 'space-between',
        }}
      >
        <div style={{ display: 'flex', fontSize: 30, color: '#565e66' }}>{product.brand}</div>
        <div style={{ display: 'flex', fontSize: 60, lineHeight: 1.1 }}>{product.name}</div>
        <div style={{ display: 'flex', fontSize: 48 }}>{priceRange(product, shop.locale)}</div>
        <div style={{ display: 'flex', fontSize: 30, borderTop: '8px solid #f28c18', paddingTop: 20 }}>
          {shop.name}
        </div>
      </div>
    </div>,
    { width: 1200, height: 630 },
  );
}

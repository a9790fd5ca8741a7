import { Download } from 'lucide-react';
import { Picture } from '@/components/ui/picture';
import type { Heading } from '@/lib/content/types';
import { defaultShop } from '@/lib/settings/rules/shop';
import type { Shop } from '@/lib/settings/schema/shop';
import {
  ownColors,
  ownLogos,
  pressColors,
  pressLogos,
  pressPictures,
  type PressPicture,
} from './press-files';

export const pressHeading: Heading = { id: 'part-downloads', text: 'Downloads' };

function DownloadLink({ href, name, form }: { href: string; name: string; form: string }) {
  return (
    <a
      href={href}
      download
      className="inline-flex min-h-9 items-center gap-1.5 text-sm text-link underline underline-offset-4 hover:decoration-2"
    >
      <Download aria-hidden size={16} />
      <span>
        <span className="sr-only">{name}: </span>
        {form}
      </span>
    </a>
  );
}

function Pictures({ pictures, fill }: { pictures: PressPicture[]; fill?: boolean }) {
  return (
    <ul className="grid gap-4 sm:grid-cols-3">
      {pictures.map(({ name, shown, dark, files }) => (
        <li key={name} className="flex flex-col overflow-hidden rounded-card border border-line bg-surface">
          <div
            className={`grid place-items-center ${fill ? '' : 'aspect-3/1 sm:aspect-3/2'} ${dark ? 'bg-[#1c2125]' : 'bg-picture'}`}
          >
            <Picture
              src={shown}
              alt=""
              width={320}
              height={fill ? 213 : 80}
              className={fill ? 'aspect-3/2 w-full object-contain' : 'h-12 w-auto max-w-[80%] object-contain'}
            />
          </div>
          <div className="border-t border-line p-3">
            <p className="text-sm font-semibold">{name}</p>
            <p className="flex flex-wrap gap-x-4">
              {files.map((file) => (
                <DownloadLink key={file.href} name={name} {...file} />
              ))}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The press kit: logo and colors, and what only the demo has, its pictures and texts. */
export function PressDownloads({ shop }: { shop: Pick<Shop, 'name' | 'logo' | 'colors'> }) {
  const isDemo = shop.name === defaultShop.name;
  const logos = isDemo ? pressLogos : ownLogos(shop.logo);
  const colors = isDemo ? pressColors : ownColors(shop.colors);
  return (
    <section aria-labelledby={pressHeading.id} className="mt-12 flex flex-col gap-6">
      <h2 id={pressHeading.id} className="scroll-mt-8 text-3xl">
        {pressHeading.text}
      </h2>
      {logos.length > 0 && (
        <>
          <h3 className="text-2xl">Logo</h3>
          <Pictures pictures={logos} />
        </>
      )}
      <h3 className="mt-2 text-2xl">Colors</h3>
      <ul className="grid gap-4 sm:grid-cols-3">
        {colors.map(({ name, hex, use }) => (
          <li key={hex} className="overflow-hidden rounded-card border border-line bg-surface">
            <div aria-hidden className="h-16 border-b border-line" style={{ backgroundColor: hex }} />
            <div className="p-3 text-sm">
              <p className="font-semibold">{name}</p>
              <p className="figures select-all">{hex.toUpperCase()}</p>
              <p className="text-muted">{use}</p>
            </div>
          </li>
        ))}
      </ul>
      {isDemo && (
        <>
          <h3 className="mt-2 text-2xl">Pictures</h3>
          <Pictures pictures={pressPictures} fill />
          <h3 className="mt-2 text-2xl">About {shop.name}, ready to paste</h3>
          <p className="self-start rounded-card border border-line bg-surface px-4 py-2">
            <DownloadLink
              href="/press/hexbolt-boilerplate.txt"
              name={`About ${shop.name}`}
              form="Plain text, one sentence and one paragraph"
            />
          </p>
        </>
      )}
    </section>
  );
}

import Image from 'next/image';
import type { ReactNode } from 'react';

/** A page that has something to say and a way on: not found, forbidden, failed. */
export function MessagePage({
  title,
  picture,
  children,
}: {
  title: string;
  picture?: { src: string; alt: string };
  children: ReactNode;
}) {
  return (
    <main
      id="main"
      className="mx-auto flex w-full max-w-3xl flex-col items-center gap-6 px-4 py-14 text-center"
    >
      {picture && (
        <Image
          src={picture.src}
          alt={picture.alt}
          width={800}
          height={600}
          sizes="(min-width: 640px) 480px, 100vw"
          className="w-full max-w-120 rounded-card bg-picture"
        />
      )}
      <h1 className="text-5xl">{title}</h1>
      {children}
    </main>
  );
}

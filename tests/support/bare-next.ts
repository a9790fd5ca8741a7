import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { freePort } from './shop';

const page = (before: string, first: string) => `${before}
import { words } from '${first}words';
export default async function Page() {
  ${before.includes('connection') ? 'await connection();' : ''}
  return <main><h1>Bare</h1>{words.map((line, index) => <p key={index}>{line}</p>)}</main>;
}
`;

/** A page of as many lines as its address says. */
const pageOf = (imports: string, before: string) => `${imports}
export default async function Page({ params }: { params: Promise<{ lines: string }> }) {
  ${before}
  const shown = words.slice(0, Number((await params).lines));
  return <main><h1>Bare</h1>{shown.map((line, index) => <p key={index}>{line}</p>)}</main>;
}
`;

/** The files of an app that shows these lines on a static page, a dynamic one, and pages rendered on first request. */
const files = (lines: string[]): Record<string, string> => ({
  'package.json': '{"name":"bare","private":true,"type":"module"}',
  'next.config.mjs': 'export default {};',
  'app/words.ts': `export const words: string[] = ${JSON.stringify(lines)};`,
  'app/layout.tsx': `import type { ReactNode } from 'react';
export default function Layout({ children }: { children: ReactNode }) {
  return <html lang="en"><body>{children}</body></html>;
}`,
  'app/page.tsx': page('', './'),
  'app/dynamic/page.tsx': page("import { connection } from 'next/server';", '../'),
  'app/dynamic/[lines]/page.tsx': pageOf(
    "import { connection } from 'next/server';\nimport { words } from '../../words';",
    'await connection();',
  ),
  'app/first/[lines]/[name]/page.tsx': pageOf(
    "import { words } from '../../../words';\nexport const generateStaticParams = () => [];",
    '',
  ),
});

/**
 * Builds and starts a bare Next app with only these lines on its pages, to measure the framework alone. Serves `/`
 * (static), `/dynamic`, `/dynamic/<number of lines>` and `/first/<number of lines>/<anything>` (rendered on first request,
 * then cached).
 */
export async function startBareNext(lines: string[]): Promise<{ url: string; pid: number; stop(): void }> {
  const folder = mkdtempSync(join(tmpdir(), 'hexbolt-bare-'));
  for (const [name, text] of Object.entries(files(lines))) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  const modules = join(process.cwd(), 'node_modules');
  symlinkSync(modules, join(folder, 'node_modules'), 'junction');
  const next = join(modules, 'next', 'dist', 'bin', 'next');
  // Turbopack rejects modules outside the app.
  const built = spawnSync(process.execPath, [next, 'build', '--webpack'], { cwd: folder, encoding: 'utf8' });
  if (built.status !== 0) throw new Error(`the bare app was not built: ${built.stdout}${built.stderr}`);
  const port = await freePort();
  const child = spawn(process.execPath, [next, 'start', '-p', String(port)], {
    cwd: folder,
    stdio: 'ignore',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const url = `http://localhost:${port}`;
  for (let attempt = 0; ; attempt++) {
    const response = await fetch(url).catch(() => null);
    if (response?.ok) break;
    if (child.exitCode !== null || attempt === 300) throw new Error('the bare app does not start');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return { url, pid: child.pid!, stop: () => child.kill() };
}

import { ensureServer } from '@hexbolt/embedded-mongodb/launcher';

/** `tsx lib/setup/database-process.ts <directory>`: starts or finds the embedded database there and prints where it is. It waits out a slow build, during which nobody is connected. */
const { uri, pid } = await ensureServer({ dataDir: process.argv[2] ?? '.data/database', idleSeconds: 900 });
console.log(JSON.stringify({ uri, pid }));
process.exit(0);

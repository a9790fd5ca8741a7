import { ensureServer } from '@hexbolt/embedded-mongodb/launcher';

// `tsx scripts/database-process.ts <directory>` starts the embedded database of a directory unless it already runs, and
// prints its URI and process ID. The idle time is longer than a slow build, during which nothing is connected.
const { uri, pid } = await ensureServer({ dataDir: process.argv[2] ?? '.data/database', idleSeconds: 900 });
console.log(JSON.stringify({ uri, pid }));
process.exit(0);

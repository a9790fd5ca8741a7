import { ensureServer } from '../embedded-mongodb/launcher';

/** `tsx lib/setup/database-process.ts <directory>`: starts or finds the embedded database there and prints where it is. */
const { uri, pid } = await ensureServer({ dataDir: process.argv[2] ?? '.data/database', idleSeconds: 120 });
console.log(JSON.stringify({ uri, pid }));
process.exit(0);

import { isBuilt } from './build-stamp';

if (await isBuilt()) process.exit(0);
await import('./build');

// `node scripts/run.mjs <command> [arguments]` runs scripts/<command>.ts, compiled to dist/ when sources have changed.
import { compileWhenNeeded } from './compile.mjs';

const [command] = process.argv.splice(2, 1);
// React and Next choose their production code by NODE_ENV when they are loaded.
process.env.NODE_ENV ||= command === 'dev' ? 'development' : 'production';
await compileWhenNeeded();
await import(`../dist/${command}.js`);

// `node scripts/run.mjs <command> [arguments]` runs scripts/<command>.ts, compiled to dist/ when sources have changed.
import { compileWhenNeeded } from './compile.mjs';
import { stopWithParent } from './stop-with-parent.mjs';

const [command] = process.argv.splice(2, 1);
// React and Next choose their production code by NODE_ENV when they are loaded.
process.env.NODE_ENV ||= command === 'dev' ? 'development' : 'production';
// Only below npm: a server that was started directly may outlive its shell.
if (process.env.npm_lifecycle_event) stopWithParent();
await compileWhenNeeded();
await import(`../dist/${command}.js`);

import { execFileSync } from 'node:child_process';
import { jobNames } from '@/lib/jobs/rules';
import deployment from '../../../vercel.json';

test('a deployment to Vercel calls every scheduled job each minute', () => {
  expect(deployment.crons).toEqual(
    jobNames.map((name) => ({ path: `/api/cron/${name}?ifDue=1`, schedule: '* * * * *' })),
  );
});

test('a build on Vercel without a database ends before it has built anything', () => {
  const { MONGODB_URI: _, ...rest } = process.env;
  const build = () =>
    execFileSync('npm', ['run', 'build'], { env: { ...rest, VERCEL: '1' }, stdio: 'pipe', timeout: 60_000 });
  expect(build).toThrow('Set MONGODB_URI to the database of the shop');
});

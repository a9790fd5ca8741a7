import { execFileSync } from 'node:child_process';

/** What the log prints, in a process of its own: tests have none. */
function logged(code: string): string {
  const imports = "const { log } = await import('./lib/platform/log.ts');";
  return execFileSync(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '-e', `${imports}${code}`],
    {
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'info' },
    },
  );
}

test('the log leaves out who somebody is and what would sign them in', () => {
  const secrets = ['ann@example.com', 'a-password', 'a-token', 'a-bearer', 'a-cookie'];
  const [email, password, token, authorization, cookie] = secrets;
  const personal = { email, password, token };
  const fields = { ...personal, authorization, cookie, user: personal, number: 'HB-1' };
  const line = logged(`log.info(${JSON.stringify(fields)}, 'order placed')`);
  expect(JSON.parse(line)).toMatchObject({ number: 'HB-1', msg: 'order placed', password: '[Redacted]' });
  expect(secrets.filter((secret) => line.includes(secret))).toEqual([]);
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { killRounds } from './support/kill-rounds';

const rounds = Number(process.env.SOAK_ROUNDS ?? 300);
const dataDir = mkdtempSync(join(tmpdir(), 'embedded-mongodb-soak-'));
const { acknowledged, missing, partial, indexes, counter } = await killRounds(dataDir, rounds, Math.random);
rmSync(dataDir, { recursive: true, force: true });
console.log(
  `${rounds} kills, ${acknowledged} acknowledged writes: ${missing.length} missing, ${partial.length} partial`,
);
console.log(
  `indexes ${indexes ? 'agree' : 'DISAGREE'} with documents, counter ${counter ? 'adds up' : 'DRIFTED'}`,
);
process.exitCode = missing.length || partial.length || !indexes || !counter ? 1 : 0;

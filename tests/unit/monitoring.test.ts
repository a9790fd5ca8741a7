import { readFileSync } from 'node:fs';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { metrics } from '@/lib/platform/metrics';

test('alerts and dashboard ask only for what the shop counts', () => {
  const standard = new Registry();
  collectDefaultMetrics({ register: standard });
  const counted = [...metrics().registry.getMetricsAsArray(), ...standard.getMetricsAsArray()].map(
    ({ name }) => name,
  );
  const cached = ['hexbolt_response_cache_bytes', 'hexbolt_response_cache_entries'];
  const text = ['alerts.yaml', 'grafana.json']
    .map((file) => readFileSync(`docs/monitoring/${file}`, 'utf8'))
    .join('\n');
  const asked = [...text.matchAll(/\b(?:hexbolt|nodejs|process)_\w+/g)].map(([name]) =>
    name.replace(/_bucket$/, ''),
  );
  expect(asked.length).toBeGreaterThan(15);
  expect(asked.filter((name) => ![...counted, ...cached].includes(name))).toEqual([]);
});

import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Select, TextInput } from '@/components/ui/input';
import { ociPath, simulatorPath } from '@/lib/punchout/rules/paths';
import type { Connection } from '@/lib/punchout/schema/connection';

const operations = { create: 'Begin with an empty cart', edit: 'Edit the last cart', inspect: 'Look at it' };

/** Begins a session. The names of the fields are those of OCI, whose form goes to the shop from the browser. */
export function StartForm({
  connections,
  chosen,
  hook,
  hasCart,
}: {
  connections: Pick<Connection, 'id' | 'name' | 'from'>[];
  chosen: string;
  hook: string;
  hasCart: boolean;
}) {
  return (
    <Card>
      <h2 className="text-2xl">Shop</h2>
      <form method="post" action={`${simulatorPath}/start`} className="mt-4 grid gap-4 md:grid-cols-3">
        <label className="flex flex-col gap-1.5 text-sm font-semibold">
          Connection
          <Select name="USERNAME" defaultValue={chosen || undefined} required>
            {connections.map(({ id, name, from }) => (
              <option key={id} value={id}>
                {name}, {from.identity}
              </option>
            ))}
          </Select>
        </label>
        <label className="flex flex-col gap-1.5 text-sm font-semibold">
          Shared secret
          <TextInput name="PASSWORD" autoComplete="off" required />
        </label>
        <label className="flex flex-col gap-1.5 text-sm font-semibold">
          Operation
          <Select name="operation">
            {Object.entries(operations).map(([value, label]) => (
              <option key={value} value={value} disabled={value !== 'create' && !hasCart}>
                {label}
              </option>
            ))}
          </Select>
        </label>
        <input type="hidden" name="HOOK_URL" value={hook} />
        <p className="flex flex-wrap gap-3 md:col-span-3">
          <Button type="submit">Start by cXML</Button>
          <Button type="submit" variant="secondary" formAction={ociPath}>
            Start by OCI
          </Button>
        </p>
      </form>
    </Card>
  );
}

import { signedIn } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { addMachine } from '@/lib/machines/commands';
import { listMachines } from '@/lib/machines/queries/machines';
import { machineList, machineParams, newMachineInput } from '@/lib/machines/schema';
import { ok } from '@/lib/shared/result';

export const GET = defineRoute(
  {
    access: signedIn,
    summary: 'Your machines and those of the company for which you buy, with overdue service first',
    response: machineList,
  },
  async ({ caller }) => ok({ machines: await listMachines(caller) }),
);

export const POST = defineRoute(
  {
    access: signedIn,
    summary:
      'Add a machine, yours or of the company for which you buy, by hand or from a shipped order; a repeat with the same key adds no other',
    body: newMachineInput,
    response: machineParams,
    status: 201,
    limit: { name: 'machines', count: 600, seconds: 3600 },
  },
  ({ caller, body }) => addMachine(caller, body),
);

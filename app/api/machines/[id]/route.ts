import { signedIn } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { changeMachine, removeMachine } from '@/lib/machines/commands';
import { noSuchMachine } from '@/lib/machines/queries/access';
import { findMachine } from '@/lib/machines/queries/machines';
import { machineChange, machineParams, machineResponse } from '@/lib/machines/schema';
import { ok } from '@/lib/shared/result';
import { done } from '@/lib/users/schema/responses';

export const GET = defineRoute(
  {
    access: signedIn,
    summary: 'A machine with what fits on it and why, its spare parts, accessories, documents and successor',
    params: machineParams,
    response: machineResponse,
  },
  async ({ caller, params }) => {
    const machine = await findMachine(caller, params.id);
    return machine ? ok(machine) : noSuchMachine();
  },
);

export const PATCH = defineRoute(
  {
    access: signedIn,
    summary: 'Change serial number, days, place or note of a machine. In a company for those who order',
    params: machineParams,
    body: machineChange,
    response: done,
  },
  ({ caller, params, body }) => changeMachine(caller, params.id, body),
);

export const DELETE = defineRoute(
  {
    access: signedIn,
    summary: 'Remove a machine. In a company for those who order',
    params: machineParams,
    response: done,
  },
  ({ caller, params }) => removeMachine(caller, params.id),
);

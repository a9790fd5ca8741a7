import type { z } from 'zod';
import type { Guard } from '@/lib/api/access';
import { defineRoute, type Route } from '@/lib/api/route';
import type { Result } from '@/lib/shared/result';

/** A tool for agents: a route that is called with the arguments as its JSON body. */
export type Tool = {
  name: string;
  title: string;
  /** What an agent reads to choose it. */
  description: string;
  /** Whether it changes nothing. */
  reads: boolean;
  route: Route;
};

/** The calls that one address may make to tools. */
const limit = { name: 'agent-tools', count: 240, seconds: 60 };

type Declaration<Caller, In, Out> = Omit<Tool, 'route'> & {
  access: Guard<Caller>;
  input: z.ZodType<In>;
  output: z.ZodType<unknown, Out>;
};

/** Declares a tool that has no route of its own: access, limits and input are checked as for every call of the API. */
export function defineTool<Caller, In, Out>(
  { access, input, output, name, title, description, reads }: Declaration<Caller, In, Out>,
  answer: (caller: Caller, input: In) => Promise<Result<Out>>,
): Tool {
  const route = defineRoute<Caller, undefined, undefined, z.ZodType<In>, z.ZodType<unknown, Out>>(
    { access, summary: title, body: input, response: output, limit, changesNothing: reads },
    ({ caller, body }) => answer(caller, body),
  );
  return { name, title, description, reads, route };
}

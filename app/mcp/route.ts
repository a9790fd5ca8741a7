import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import { CallToolRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';
import { anonymous } from '@/lib/api/access';
import { invalidInput } from '@/lib/api/errors';
import { isFromElsewhere } from '@/lib/api/other-sites';
import { defineRoute } from '@/lib/api/route';
import { findShop } from '@/lib/settings/queries';
import { fail } from '@/lib/shared/result';
import { createServer } from './server';

const notOneCall = (message: string) =>
  fail('invalid', 'invalid-message', message, { fields: { body: message } });

const toolCall = z.looseObject({ method: z.literal('tools/call') });

/** The tools of the shop for agents, by the Model Context Protocol: one JSON response to each message, no sessions. */
export const POST = defineRoute(
  {
    access: anonymous,
    summary: 'Tools for agents, by the Model Context Protocol (streamable HTTP)',
    bytes: 60_000,
    limit: { name: 'mcp', count: 600, seconds: 60 },
  },
  async ({ request, bytes }) => {
    // A page of another site could reach a shop on a private network through its visitor's browser.
    if (isFromElsewhere(request))
      return fail('forbidden', 'other-site', 'Pages of other sites can’t call this.');
    let message: unknown;
    try {
      message = JSON.parse(bytes.toString('utf8'));
    } catch {
      return notOneCall('must be one JSON-RPC message');
    }
    // A batch would be many calls that are counted as one.
    if (Array.isArray(message)) return notOneCall('must be one JSON-RPC message, not a batch');
    // The SDK would answer arguments that are no object as a fault of the server.
    const checked = toolCall.safeParse(message).success ? CallToolRequestSchema.safeParse(message) : null;
    if (checked?.error) return invalidInput(checked.error, 'body');
    const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
    const server = createServer((await findShop()).name, request);
    await server.connect(transport);
    return transport.handleRequest(request, { parsedBody: message });
  },
);

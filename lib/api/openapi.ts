import { createDocument, type ZodOpenApiPathsObject } from 'zod-openapi';
import { z } from 'zod';
import type { Route } from './route';

type Methods = Partial<Record<'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', Route>>;

const errorShape = z
  .object({
    error: z.object({
      code: z.string(),
      message: z.string(),
      fields: z.record(z.string(), z.string()).optional(),
      reference: z.string().optional(),
    }),
  })
  .meta({ id: 'Error' });

const rejected = (description: string) => ({
  description,
  content: { 'application/json': { schema: errorShape } },
});

function operation(route: Route) {
  const { access, summary, params, query, body, bytes, response, status = 200 } = route.declaration;
  return {
    summary,
    'x-who': access.name,
    security: access.name === 'anyone' ? [] : [{ bearer: [] }],
    requestParams: {
      ...(params instanceof z.ZodObject && { path: params }),
      ...(query instanceof z.ZodObject && { query }),
    },
    ...(body && { requestBody: { required: true, content: { 'application/json': { schema: body } } } }),
    ...(bytes && {
      requestBody: {
        required: true,
        content: { '*/*': { schema: { type: 'string' as const, format: 'binary' } } },
      },
    }),
    responses: {
      [status]: {
        description: 'Done',
        ...(response && { content: { 'application/json': { schema: response } } }),
      },
      ...((params || query || body) && {
        400: rejected('The input is not valid: fields says where and why'),
      }),
      ...(access.name !== 'anyone' && { 401: rejected('Not signed in') }),
      ...(!['anyone', 'signedIn', 'cron'].includes(access.name) && {
        403: rejected('Not allowed to this person'),
      }),
      503: rejected('The database is away for a moment'),
    },
  };
}

/** The OpenAPI 3.1 document of the given routes, generated from the declarations that check the calls. */
export function openapiDocument(title: string, routes: Record<string, Methods>) {
  const paths: ZodOpenApiPathsObject = {};
  for (const [path, methods] of Object.entries(routes)) {
    paths[path] = Object.fromEntries(
      Object.entries(methods).map(([method, handler]) => [method.toLowerCase(), operation(handler)]),
    );
  }
  return createDocument({
    openapi: '3.1.0',
    info: { title, version: '1' },
    servers: [{ url: '/' }],
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    paths,
  });
}

import { z } from 'zod';

export const health = z.strictObject({ status: z.enum(['live', 'ready']) });

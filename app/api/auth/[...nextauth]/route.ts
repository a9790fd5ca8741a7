import NextAuth from 'next-auth';
import type { NextRequest } from 'next/server';
import { thrownResponse } from '@/lib/api/errors';
import { authOptions } from '@/lib/auth/next-auth';
import { randomBase32 } from '@/lib/platform/ids';

type Context = { params: Promise<{ nextauth: string[] }> };

async function response(request: NextRequest, context: Context): Promise<Response> {
  try {
    return (await NextAuth(request, context, authOptions(request))) as Response;
  } catch (error) {
    return thrownResponse(error, randomBase32(12));
  }
}

export { response as GET, response as POST };

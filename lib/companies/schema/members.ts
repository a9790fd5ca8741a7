import { z } from 'zod';
import { emailAddress, linkSecret } from '../../users/schema/credentials';
import { companyRoles, companyStatuses } from '../rules/rights';

const role = z.enum(companyRoles);

export const invitationInput = z.strictObject({ email: emailAddress, role });
export type InvitationInput = z.infer<typeof invitationInput>;
export const memberRoleInput = z.strictObject({ role });
/** The secret of a mailed invitation. */
export const acceptInput = z.strictObject({ token: linkSecret });
/** The decision about a person who asks to join; without a role the request is turned down. */
export const joinDecision = z.strictObject({ role: role.nullable() });
/** The company in whose name the session buys from now on; null for the person alone. */
export const activeCompanyInput = z.strictObject({
  company: z
    .string()
    .regex(/^[0-9a-f]{24}$/, 'is not an id')
    .nullable(),
});

export const member = z.object({
  userId: z.string(),
  name: z.string(),
  email: z.string(),
  role,
  joinedAt: z.string(),
});
/** A person who belongs to a company. */
export type CompanyMember = z.infer<typeof member>;

export const invitation = z.object({
  id: z.string(),
  email: z.string(),
  role,
  invitedBy: z.string(),
  expiresAt: z.string(),
});
/** An invitation that waits to be accepted. */
export type Invitation = z.infer<typeof invitation>;

export const joinRequest = z.object({
  userId: z.string(),
  name: z.string(),
  email: z.string(),
  at: z.string(),
});
/** A person who asks to join. */
export type JoinRequest = z.infer<typeof joinRequest>;

export const membership = z.object({
  id: z.string(),
  name: z.string(),
  role,
  status: z.enum(companyStatuses),
});
/** A company to which a person belongs, and as what. */
export type Membership = z.infer<typeof membership>;

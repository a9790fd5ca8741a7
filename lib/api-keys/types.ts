import type { CompanyScope, Scope } from './rules';

/** A system that has proved itself by a key on this very request. It is nobody's session. */
export type KeyCaller = {
  readonly keyId: string;
  readonly keyName: string;
  readonly scopes: readonly (Scope | CompanyScope)[];
  /** What the audit log names as the actor: the key of the shop, or the member for whom that of a company acts. */
  readonly userId: string;
  readonly email: string;
  /** For a key of a customer's company: which one, and for whom of its members it acts. */
  readonly company?: { readonly id: string; readonly memberId: string };
};

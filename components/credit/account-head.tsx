import { ActAsButton } from '@/components/account/act-as-button';

/** The name of an account; staff can act for a person, but not for a company, whose members have accounts of their own. */
export function AccountHead({ id, name, email }: { id: string; name: string; email: string }) {
  return (
    <div className="flex flex-wrap items-start justify-between gap-3">
      <div>
        <h1 className="text-4xl wrap-anywhere">{name}</h1>
        <p className="mt-2 wrap-anywhere text-muted">{email}</p>
      </div>
      {email && <ActAsButton userId={id} name={name} />}
    </div>
  );
}

import { SecretOnce } from '@/components/admin/secret-once';

/** The new signing secret of an endpoint, which is shown only once. */
export function SigningSecret({ secret, onDone }: { secret: string; onDone: () => void }) {
  return (
    <SecretOnce title="Signing secret" name="secret" secret={secret} onDone={onDone}>
      The receiver verifies with it that events come from this shop. Store it there now:
    </SecretOnce>
  );
}

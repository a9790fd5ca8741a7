import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { formatDay } from '@/lib/shared/dates';
import type { Profile } from '@/lib/users/schema/profile';
import { Avatar } from './avatar';
import { BioDialog } from './bio-dialog';
import { EmailText } from './email-text';

const sites = [
  ['facebook', 'Facebook'],
  ['twitter', 'Twitter'],
  ['linkedin', 'LinkedIn'],
  ['github', 'GitHub'],
] as const;

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-t border-line pt-5">
      <h2 className="mb-2 text-2xl">{title}</h2>
      {children}
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-4 py-1 sm:grid-cols-[8.5rem_1fr]">
      <dt className="text-sm font-semibold sm:text-base sm:font-normal sm:text-muted">{name}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </div>
  );
}

const nothing = <span className="text-muted">Not given</span>;

type Props = { name: string; email: string; image: string | null; profile: Profile };

/** The signed-in person's card: picture, name, email, contact, education, About Me. */
export function ProfileCard({ name, email, image, profile }: Props) {
  const social = sites.filter(([field]) => profile[field]);
  return (
    <Card className="flex flex-col gap-6 sm:p-8">
      <div className="flex flex-wrap items-center gap-6">
        <Avatar name={name} image={image} />
        <div className="min-w-0">
          <h1 className="text-4xl break-words">{name}</h1>
          <p className="mt-1 text-muted">
            <EmailText email={email} />
          </p>
          <ButtonLink href="/settings" variant="secondary" size="sm" className="mt-4">
            Edit in settings
          </ButtonLink>
        </div>
      </div>
      <Part title="Contact">
        <dl>
          <Fact name="Email">
            <EmailText email={email} />
          </Fact>
          <Fact name="Phone">{profile.phone || nothing}</Fact>
          {social.map(([field, site]) => (
            <Fact key={field} name={site}>
              <a href={profile[field]} rel="me nofollow noopener" className="text-link underline">
                {profile[field].replace(/^https:\/\/(www\.)?/, '')}
              </a>
            </Fact>
          ))}
        </dl>
      </Part>
      <Part title="Education">
        <dl>
          <Fact name="Institute">{profile.institute || nothing}</Fact>
          <Fact name="Degree">{profile.degree || nothing}</Fact>
          <Fact name="Graduation">{profile.graduation ? formatDay(profile.graduation) : nothing}</Fact>
        </dl>
      </Part>
      <Part title="About Me">
        <p className="mb-4 max-w-prose whitespace-pre-line">{profile.bio || nothing}</p>
        <BioDialog bio={profile.bio} />
      </Part>
    </Card>
  );
}

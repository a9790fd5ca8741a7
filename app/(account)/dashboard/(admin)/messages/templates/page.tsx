import type { Metadata } from 'next';
import { TemplateForm } from '@/components/messages/template-form';
import { Allowed, Editable } from '@/components/layout/allowed';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { Card } from '@/components/ui/card';
import { requireRight } from '@/lib/auth/current-session';
import { listReplyTemplates } from '@/lib/contact/queries';
import { placeholders } from '@/lib/contact/rules';

export const metadata: Metadata = {
  title: 'Reply templates',
  description: 'Prepared replies to messages.',
  robots: { index: false },
};

const path = '/dashboard/messages/templates';

export default async function TemplatesPage() {
  await requireRight('messages.view', path);
  const templates = await listReplyTemplates();
  const trail = [
    { name: 'Messages', href: '/dashboard/messages' },
    { name: 'Reply templates', href: path },
  ];
  return (
    <div className="flex flex-col gap-6">
      <Breadcrumbs trail={trail} />
      <h1 className="text-4xl">Reply templates</h1>
      <p className="text-muted">These placeholders are replaced when a template is chosen for a reply:</p>
      <dl className="grid max-w-prose grid-cols-[auto_1fr] gap-x-4 gap-y-1">
        {Object.entries(placeholders).map(([name, meaning]) => (
          <div key={name} className="contents">
            <dt className="font-semibold">{`{${name}}`}</dt>
            <dd className="text-muted">{meaning}</dd>
          </div>
        ))}
      </dl>
      {templates.map((template) => (
        <section key={template.id} aria-labelledby={template.id}>
          <h2 id={template.id} className="mb-3 text-2xl">
            {template.name}
          </h2>
          <Card>
            <Editable right="messages.edit">
              <TemplateForm template={template} />
            </Editable>
          </Card>
        </section>
      ))}
      <Allowed right="messages.edit">
        <section aria-labelledby="new-template">
          <h2 id="new-template" className="mb-3 text-2xl">
            New template
          </h2>
          <Card>
            <TemplateForm />
          </Card>
        </section>
      </Allowed>
    </div>
  );
}

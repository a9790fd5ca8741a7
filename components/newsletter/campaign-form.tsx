'use client';
import { zodResolver } from '@hookform/resolvers/zod';
import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormError } from '@/components/account/form-error';
import { showFailure } from '@/components/account/show-failure';
import { RequiredNote } from '@/components/ui/field';
import { ScriptForm } from '@/components/ui/script-form';
import { toast } from '@/components/ui/toast';
import { api } from '@/lib/api/client/api';
import { ApiError } from '@/lib/api/client/errors';
import { campaignHref, campaignsPath, defaultPerMinute } from '@/lib/newsletter/rules/campaigns';
import { campaignText, type Campaign, type CampaignText } from '@/lib/newsletter/schema/campaigns';
import type { Group } from './audience-field';
import { CampaignActions } from './campaign-actions';
import { CampaignFields } from './campaign-fields';

const emptyText: CampaignText = {
  subject: '',
  preheader: '',
  body: '',
  category: null,
  perMinute: defaultPerMinute,
};

export type DraftAction =
  { action: 'send' } | { action: 'schedule'; at: string } | { action: 'test' } | { action: 'remove' };

type Props = { campaign?: Campaign; groups: Group[]; timeZone: string };

/** The editor of a draft, or of a new one. */
export function CampaignForm({ campaign: initial, groups, timeZone }: Props) {
  const router = useRouter();
  const [campaign, setCampaign] = useState(initial);
  const [pending, setPending] = useState(false);
  const form = useForm<CampaignText>({
    resolver: zodResolver(campaignText),
    defaultValues: initial?.text ?? emptyText,
  });
  const { handleSubmit, setError, reset, formState } = form;
  const { isDirty, errors } = formState;

  useEffect(() => {
    if (!isDirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isDirty]);

  async function save(text: CampaignText): Promise<Campaign> {
    if (campaign && !isDirty) return campaign;
    const saved = campaign
      ? await api.put(`/campaigns/${campaign.id}`, { revision: campaign.revision, text })
      : await api.post('/campaigns', text);
    setCampaign(saved);
    reset(saved.text);
    return saved;
  }

  async function act({ id, revision }: Campaign, action?: DraftAction): Promise<string> {
    if (!action) return 'Saved';
    if (action.action === 'test') {
      const { to } = await api.post(`/campaigns/${id}/test`);
      return `A test is on its way to ${to}`;
    }
    if (action.action === 'remove') {
      await api.delete(`/campaigns/${id}`, { revision });
      return 'Draft deleted';
    }
    setCampaign(await api.put(`/campaigns/${id}/sending`, { ...action, revision }));
    return action.action === 'send' ? 'Sending begins within a minute' : 'Scheduled';
  }

  /** Saves what is changed, then acts. Returns what is wrong with the time of a schedule. */
  async function store(text: CampaignText, action?: DraftAction): Promise<string | undefined> {
    setPending(true);
    try {
      const saved = await save(text);
      toast.success(await act(saved, action));
      if (action?.action === 'remove') router.replace(campaignsPath);
      else if (initial) router.refresh();
      else router.replace(campaignHref(saved.id));
    } catch (error) {
      if (error instanceof ApiError && error.fields.at) return error.fields.at;
      showFailure(error, setError, ['subject', 'preheader', 'body', 'category', 'perMinute']);
    } finally {
      setPending(false);
    }
  }

  async function submit(action?: DraftAction): Promise<string | undefined> {
    let problem: string | undefined;
    await handleSubmit(async (text) => {
      problem = await store(text, action);
    })();
    return problem;
  }

  return (
    <ScriptForm onSubmit={() => void submit()} className="flex flex-col gap-5 [&>:empty]:-mt-5">
      <RequiredNote />
      <CampaignFields form={form} groups={groups} />
      <FormError code={errors.root?.type}>{errors.root?.message}</FormError>
      <CampaignActions isNew={!campaign} pending={pending} timeZone={timeZone} onAct={submit} />
    </ScriptForm>
  );
}

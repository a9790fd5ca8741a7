'use client';
import { zodResolver } from '@hookform/resolvers/zod';
import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormError } from '@/components/account/form-error';
import { showFailure } from '@/components/account/show-failure';
import { useMay } from '@/components/layout/allowed';
import { RequiredNote } from '@/components/ui/field';
import { ScriptForm } from '@/components/ui/script-form';
import { toast } from '@/components/ui/toast';
import { ApiError, messageOf } from '@/lib/api/client/errors';
import { editorHref, type ContentKind } from '@/lib/content/rules/kinds';
import {
  contentForm,
  type ContentDetail,
  type ContentFormValues,
  type ContentText,
} from '@/lib/content/schema';
import type { Clock } from '@/lib/shared/dates';
import { ContentActions } from './content-actions';
import { ContentDetails, ContentFields } from './content-fields';
import { ConflictNotice, PublicationState } from './publication-state';
import { useContentCalls, type Publication } from './use-content-calls';

const emptyText: ContentText = {
  title: '',
  slug: '',
  summary: '',
  body: '',
  picture: null,
  tags: [],
  author: '',
  seoTitle: '',
  seoDescription: '',
};
const formOf = (text: ContentText): ContentFormValues => ({ ...text, tags: text.tags.join(', ') });

const done: Record<Publication['action'], string> = {
  publish: 'Published',
  schedule: 'Scheduled',
  unschedule: 'Schedule canceled',
  unpublish: 'No longer public',
};

type Props = {
  kind: ContentKind;
  detail?: ContentDetail;
  site: string;
  clock: Clock;
  /** The author of a new article. */
  author: string;
};

/** The editor of a page or article, or of a new one. */
export function ContentForm({ kind, detail: initial, site, clock, author }: Props) {
  const router = useRouter();
  const calls = useContentCalls(kind, initial);
  const { detail } = calls;
  const mayEdit = useMay('content.edit');
  const [conflict, setConflict] = useState<string>();
  const [pending, setPending] = useState(false);
  const form = useForm<ContentFormValues, unknown, ContentText>({
    resolver: zodResolver(contentForm),
    defaultValues: formOf(initial?.text ?? { ...emptyText, author: kind === 'post' ? author : '' }),
  });
  const { handleSubmit, setError, reset, formState } = form;
  const { isDirty, errors } = formState;

  useEffect(() => {
    if (!isDirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isDirty]);

  /** Saves what is changed, then publishes, schedules or takes back. Returns what is wrong with the time of a schedule. */
  async function store(
    text: ContentText,
    publication?: Publication,
    over = false,
  ): Promise<string | undefined> {
    setPending(true);
    setConflict(undefined);
    try {
      const saved = isDirty || !detail || over ? await calls.save(text, over) : detail;
      reset(formOf(saved.text));
      if (publication) await calls.publish(saved, publication);
      toast.success(publication ? done[publication.action] : 'Saved');
      if (detail) router.refresh();
      else router.replace(editorHref(saved));
    } catch (error) {
      if (error instanceof ApiError && error.fields.at) return error.fields.at;
      if (error instanceof ApiError && error.code === 'content-changed') setConflict(error.message);
      else showFailure(error, setError, ['title', 'slug', 'summary', 'body', 'picture', 'tags']);
    } finally {
      setPending(false);
    }
  }

  async function submit(publication?: Publication, over?: boolean): Promise<string | undefined> {
    let problem: string | undefined;
    await handleSubmit(async (text) => {
      problem = await store(text, publication, over);
    })();
    return problem;
  }

  async function approve() {
    if (!detail) return;
    try {
      await calls.approve(detail);
      toast.success('The page is no longer marked as a draft');
    } catch (error) {
      toast.error(messageOf(error));
    }
  }

  return (
    <ScriptForm
      onSubmit={() => void submit()}
      onKeyDown={(event) => {
        if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
        event.preventDefault();
        void submit();
      }}
      className="flex flex-col gap-5 [&>:empty]:-mt-5"
    >
      {detail && <PublicationState detail={detail} clock={clock} onApprove={() => void approve()} />}
      <RequiredNote />
      <ContentFields kind={kind} form={form} slug={detail?.text.slug} />
      <ContentDetails kind={kind} form={form} slug={detail?.text.slug} site={site} />
      {conflict && detail && (
        <ConflictNotice message={conflict} detail={detail} onSaveOver={() => void submit(undefined, true)} />
      )}
      <FormError code={errors.root?.type}>{errors.root?.message}</FormError>
      {mayEdit && (
        <ContentActions
          calls={calls}
          isDirty={isDirty}
          pending={pending}
          timeZone={clock.timeZone}
          onPublish={(publication) => submit(publication)}
        />
      )}
    </ScriptForm>
  );
}

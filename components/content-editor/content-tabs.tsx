import { TabBar } from '@/components/ui/tab-bar';
import { entriesHref, entryKinds, entryNames, type EntryKind } from '@/lib/content/rules/entries';
import { contentHref, contentKinds, kindNames, type ContentKind } from '@/lib/content/rules/kinds';

/** The kinds of content that admins edit. */
export function ContentTabs({ current }: { current: ContentKind | EntryKind }) {
  const tabs = [
    ...contentKinds.map((kind) => ({ kind, name: kindNames[kind].many, href: contentHref({ kind }) })),
    ...entryKinds.map((kind) => ({ kind, name: entryNames[kind].many, href: entriesHref(kind) })),
  ].map(({ kind, name, href }) => ({ name, href, current: kind === current }));
  return <TabBar label="Content" tabs={tabs} />;
}

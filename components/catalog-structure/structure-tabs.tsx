import { TabBar } from '@/components/ui/tab-bar';
import { entryKindNames, entryListHref } from '@/lib/catalog/rules/entry-kinds';
import { entryKinds, type EntryKind } from '@/lib/catalog/schema/structure-entries';

/** The lists of the catalog structure. */
export function StructureTabs({ current }: { current: EntryKind }) {
  const tabs = entryKinds.map((kind) => ({
    name: entryKindNames[kind].many,
    href: entryListHref(kind),
    current: kind === current,
  }));
  return <TabBar label="Catalog" tabs={tabs} />;
}

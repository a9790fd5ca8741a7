'use client';
import {
  Bold,
  Heading2,
  Image as ImageIcon,
  Italic,
  Link2,
  List,
  ListOrdered,
  Quote,
  Table2,
  type LucideIcon,
} from 'lucide-react';
import { useRef, useState, type KeyboardEvent } from 'react';
import {
  insertLink,
  insertTable,
  toggleLines,
  toggleMark,
  type Selected,
} from '@/lib/content/rules/markdown-edits';

export type Edit = (selected: Selected) => Selected;

type Tool = { name: string; icon: LucideIcon; edit?: Edit; keys?: string };

const tools: Tool[] = [
  { name: 'Bold', icon: Bold, edit: (at) => toggleMark(at, '**', 'bold text'), keys: 'b' },
  { name: 'Italic', icon: Italic, edit: (at) => toggleMark(at, '*', 'italic text'), keys: 'i' },
  { name: 'Heading', icon: Heading2, edit: (at) => toggleLines(at, 'heading') },
  { name: 'List', icon: List, edit: (at) => toggleLines(at, 'bullets') },
  { name: 'Numbered list', icon: ListOrdered, edit: (at) => toggleLines(at, 'numbers') },
  { name: 'Quotation', icon: Quote, edit: (at) => toggleLines(at, 'quote') },
  { name: 'Link', icon: Link2, edit: (at) => insertLink(at), keys: 'k' },
  { name: 'Picture', icon: ImageIcon },
  { name: 'Table', icon: Table2, edit: insertTable },
];

/** The edit of a keyboard shortcut in the text, or undefined. */
export function editOfKeys(event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>): Edit | undefined {
  if (!event.ctrlKey && !event.metaKey) return undefined;
  return tools.find(({ keys }) => keys === event.key.toLowerCase())?.edit;
}

/** Where the arrow keys, Home and End move the focus; undefined for other keys. */
function indexAfter(key: string, index: number): number | undefined {
  const steps = new Map([
    ['ArrowRight', (index + 1) % tools.length],
    ['ArrowLeft', (index + tools.length - 1) % tools.length],
    ['Home', 0],
    ['End', tools.length - 1],
  ]);
  return steps.get(key);
}

/** The tools of the Markdown editor: one stop of the Tab key, within which the arrow keys move. */
export function MarkdownToolbar({
  controls,
  onEdit,
  onPicture,
}: {
  /** The id of the text that the tools change. */
  controls: string;
  onEdit: (edit: Edit) => void;
  onPicture: () => void;
}) {
  const [current, setCurrent] = useState(0);
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);

  function move(event: KeyboardEvent) {
    const next = indexAfter(event.key, current);
    if (next === undefined) return;
    event.preventDefault();
    setCurrent(next);
    buttons.current[next]?.focus();
  }

  return (
    <div
      role="toolbar"
      aria-label="Format the text"
      aria-controls={controls}
      onKeyDown={move}
      className="flex flex-wrap gap-1 rounded-t-card border border-b-0 border-line-strong bg-ground p-1"
    >
      {tools.map(({ name, icon: Icon, edit, keys }, index) => (
        <button
          key={name}
          ref={(button) => {
            buttons.current[index] = button;
          }}
          type="button"
          tabIndex={index === current ? 0 : -1}
          title={keys ? `${name} (Ctrl ${keys.toUpperCase()})` : name}
          aria-label={name}
          aria-keyshortcuts={keys && `Control+${keys.toUpperCase()}`}
          onFocus={() => setCurrent(index)}
          onClick={() => (edit ? onEdit(edit) : onPicture())}
          className="grid size-10 place-items-center rounded-card hover:bg-line/60"
        >
          <Icon aria-hidden size={18} />
        </button>
      ))}
    </div>
  );
}

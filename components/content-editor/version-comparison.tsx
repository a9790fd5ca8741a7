import { bodyDifferences, fieldDifferences, foldedLines, type Part } from '@/lib/content/rules/comparison';
import type { ContentText } from '@/lib/content/schema';

type Version = { revision: number; text: ContentText };

function Words({ parts }: { parts: Part[] }) {
  return parts.map(({ text, change }, index) => {
    if (change === 'added')
      return (
        <ins key={index} className="bg-good-ground text-good">
          {text}
        </ins>
      );
    if (change === 'removed')
      return (
        <del key={index} className="bg-bad-ground text-bad">
          {text}
        </del>
      );
    return <span key={index}>{text}</span>;
  });
}

const marks = { added: '+', removed: '−' };

function Lines({ part: { text, change } }: { part: Part }) {
  if (!change) {
    return foldedLines(text).map((line, index) => (
      <p key={index} className="min-h-5 pl-6 text-muted">
        {line ?? '…'}
      </p>
    ));
  }
  const Tag = change === 'added' ? 'ins' : 'del';
  const look = change === 'added' ? 'bg-good-ground text-good' : 'bg-bad-ground text-bad';
  return text
    .replace(/\n$/, '')
    .split('\n')
    .map((line, index) => (
      <p key={index} className={`relative min-h-5 pl-6 ${look}`}>
        <span aria-hidden className="absolute left-2">
          {marks[change]}
        </span>
        <Tag className="no-underline">{line}</Tag>
      </p>
    ));
}

/** What changed from one version to another: fields word by word, the text line by line. */
export function VersionComparison({ older, newer }: { older: Version; newer: Version }) {
  const fields = fieldDifferences(older.text, newer.text);
  const isSame = older.text.body === newer.text.body;
  return (
    <section aria-labelledby="comparison" className="flex flex-col gap-4">
      <h2 id="comparison" className="text-2xl">
        From version {older.revision} to version {newer.revision}
      </h2>
      {isSame && fields.length === 0 && <p className="text-muted">Both versions have the same text.</p>}
      {fields.length > 0 && (
        <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[10rem_1fr]">
          {fields.map(({ name, parts }) => (
            <div key={name} className="contents">
              <dt className="font-semibold">{name}</dt>
              <dd className="wrap-anywhere">
                <Words parts={parts} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {!isSame && (
        <div className="rounded-card border border-line bg-surface py-2 font-mono text-sm wrap-anywhere whitespace-pre-wrap">
          {bodyDifferences(older.text, newer.text).map((part, index) => (
            <Lines key={index} part={part} />
          ))}
        </div>
      )}
    </section>
  );
}

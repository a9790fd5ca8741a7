import { Picture } from '@/components/ui/picture';

export type Option = { key: string; href: string; text: string; detail: string | null; img: string | null };

/**
 * Finds suggestions among the part numbers of the person who searches. Set by a component that only people with such
 * numbers load, so the search of everybody else does without it.
 */
export const ownSuggestions: { find?: (typed: string) => Promise<Option[]> } = {};

/** The suggestions below a search box, which keeps the focus. */
export function SuggestionList({
  id,
  options,
  active,
  onChoose,
}: {
  id: string;
  options: Option[];
  active: number;
  onChoose: (option: Option) => void;
}) {
  return (
    <>
      {options.length > 0 && (
        <ul
          id={id}
          role="listbox"
          aria-label="Suggestions"
          className="absolute top-full right-0 left-0 z-70 mt-1 max-h-[70dvh] overflow-y-auto rounded-card border border-line bg-raised py-1 text-ink shadow-card"
        >
          {options.map((option, index) => (
            <li
              key={option.key}
              id={`${id}-${index}`}
              data-key={option.key}
              role="option"
              aria-selected={index === active}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => onChoose(option)}
              className="flex min-h-11 cursor-pointer items-center gap-3 px-3 py-1.5 hover:bg-line/50 aria-selected:bg-line"
            >
              {option.img && (
                <Picture
                  src={option.img}
                  alt=""
                  width={40}
                  height={40}
                  className="size-10 bg-picture object-contain"
                />
              )}
              <span className="min-w-0 flex-1">
                {option.text}
                {option.detail && <span className="block text-sm text-muted">{option.detail}</span>}
              </span>
            </li>
          ))}
        </ul>
      )}
      <p role="status" className="sr-only">
        {options.length > 0 && `${options.length} suggestions, use the arrow keys`}
      </p>
    </>
  );
}

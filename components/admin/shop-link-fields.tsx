'use client';
import { FormRows } from './form-rows';

const linkColumns = [
  { name: 'name', label: 'Label', className: 'w-48' },
  { name: 'href', label: 'Leads to', className: 'w-72' },
];
const blankLink = () => ({ name: '', href: '' });

/** The links that every page has. */
export function ShopLinkFields() {
  return (
    <>
      <FormRows
        rows="navigation"
        title="Top navigation"
        one="link"
        help="A path of this shop such as /about, or an address that begins with https://"
        columns={linkColumns}
        blank={blankLink}
      />
      <FormRows
        rows="footer"
        title="Footer"
        one="column"
        help="Up to four columns of links."
        columns={[{ name: 'title', label: 'Title of the column', className: 'w-64' }]}
        blank={() => ({ title: '', links: [blankLink()] })}
        more={(index) => (
          <div className="basis-full">
            <FormRows
              rows={`footer.${index}.links`}
              title="Links"
              one="link"
              help="In the order in which they stand."
              columns={linkColumns}
              blank={blankLink}
            />
          </div>
        )}
      />
    </>
  );
}

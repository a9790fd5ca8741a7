import { Badge } from '@/components/ui/badge';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { ButtonLink } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { Card } from '@/components/ui/card';
import { Dotted } from '@/components/ui/dotted';
import { EmptyState } from '@/components/ui/empty-state';
import { Pagination } from '@/components/ui/pagination';
import { Picture } from '@/components/ui/picture';
import { Skeleton } from '@/components/ui/skeleton';
import { Stepper } from '@/components/ui/stepper';
import { TabBar } from '@/components/ui/tab-bar';
import { Table, TableCell, TableRow } from '@/components/ui/table';
import { formatMoney } from '@/lib/shared/money';
import { longName, Specimen } from './specimen';

const here = '/dev/ui';
const steps = ['Address', 'Delivery', 'Payment', 'Review'].map((name) => ({ id: name, name, href: here }));
const rows = [
  { name: 'Hex Bolt M12 × 60', price: 186, state: 'In stock' },
  { name: longName, price: 123_456_789, state: 'Sold out' },
];
const columns = [
  { title: 'Name', href: here, sort: 'ascending' as const },
  { title: 'Price', href: here, sort: 'none' as const, right: true },
  'State',
];

export function Lists() {
  return (
    <>
      <Specimen id="navigation" title="Ways">
        <Breadcrumbs
          trail={[
            { name: 'Home', href: '/' },
            { name: 'Shop', href: '/shop' },
            { name: longName, href: here },
          ]}
        />
        <TabBar
          label="Parts of a page"
          tabs={['Description', 'Additional info', 'Reviews'].map((name, index) => ({
            name,
            href: here,
            current: index === 1,
          }))}
        />
        <Link href={here} className="text-link underline underline-offset-4">
          A page
        </Link>
        <Stepper label="Purchase" steps={steps} current="Payment" />
        <Pagination page={7} pages={24} hrefFor={(page) => `${here}?page=${page}`} />
      </Specimen>
      <Specimen id="lists" title="Lists">
        <Table caption="Items" columns={columns}>
          {rows.map(({ name, price, state }) => (
            <TableRow key={name}>
              <TableCell label="Name">{name}</TableCell>
              <TableCell label="Price" className="figures md:text-right">
                {formatMoney(price)}
              </TableCell>
              <TableCell label="State">
                <Badge tone={state === 'In stock' ? 'good' : 'bad'}>{state}</Badge>
              </TableCell>
            </TableRow>
          ))}
        </Table>
        <Dotted className="text-muted" facts={['Nordhaven', 'SKU NH-TW-700', 'Maker’s no. 4711-08']} />
        <EmptyState title="No orders yet" action={<ButtonLink href="/shop">Go to the shop</ButtonLink>}>
          When you buy something, it appears here.
        </EmptyState>
        <div className="grid gap-6 md:grid-cols-2">
          <Picture
            src="/pictures/items/cordless-drill.webp"
            alt="A cordless drill"
            width={128}
            height={128}
          />
          <Card>A card holds what belongs together.</Card>
          <Skeleton className="h-20" />
        </div>
      </Specimen>
    </>
  );
}

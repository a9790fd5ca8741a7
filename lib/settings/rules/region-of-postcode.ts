import { regionsOf } from './regions';

/** The first three digits of US ZIP codes by state; ranges include both ends. */
const zipRanges =
  'AL 350-369|AK 995-999|AZ 850-865|AR 716-729|CA 900-961|CO 800-816|CT 060-069|DE 197-199|DC 200-200,202-205|FL 320-339,341-349|GA 300-319,398-399|HI 967-968|ID 832-838|IL 600-629|IN 460-479|IA 500-528|KS 660-679|KY 400-427|LA 700-714|ME 039-049|MD 206-219|MA 010-027,055-055|MI 480-499|MN 550-567|MS 386-397|MO 630-658|MT 590-599|NE 680-693|NV 889-898|NH 030-038|NJ 070-089|NM 870-884|NY 005-005,100-149|NC 270-289|ND 580-588|OH 430-459|OK 730-732,734-749|OR 970-979|PA 150-196|RI 028-029|SC 290-299|SD 570-577|TN 370-385|TX 733-733,750-799,885-885|UT 840-847|VT 050-054,056-059|VA 201-201,220-246|WA 980-994|WV 247-268|WI 530-549|WY 820-831';

const zips = zipRanges.split('|').flatMap((entry) => {
  const [code = '', ranges = ''] = entry.split(' ');
  return ranges.split(',').map((range) => {
    const [from, to] = range.split('-').map(Number) as [number, number];
    return { code, from, to };
  });
});

/** The first letter of a Canadian postal code; X is shared by two territories, which delivery doesn't tell apart. */
const canadian = 'A NL|B NS|C PE|E NB|G QC|H QC|J QC|K ON|L ON|M ON|N ON|P ON|R MB|S SK|T AB|V BC|X NT|Y YT';
const provinces = new Map(
  canadian.split('|').map((entry) => entry.split(' ') as [letter: string, code: string]),
);

/** The state or province in which a postal code lies; empty where it is unknown or the country needs none. */
export function regionOfPostcode(country: string, postcode: string): string {
  if (!regionsOf(country)) return '';
  if (country === 'CA') return provinces.get(postcode.trim().charAt(0).toUpperCase()) ?? '';
  const beginning = Number(postcode.trim().slice(0, 3));
  return zips.find(({ from, to }) => from <= beginning && beginning <= to)?.code ?? '';
}

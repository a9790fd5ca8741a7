import { Column } from './columns';
import { Dictionary } from './strings';

/** Numbers facets such as "brand=Ferrox", and keeps the group of each, such as "brand". */
export class FacetDictionary extends Dictionary {
  private readonly groups = new Map<string, number>();
  private readonly members: number[][] = [];
  private count = 0;
  private readonly groupOf = new Column(new Uint16Array(0));

  constructor(facets: string[]) {
    super();
    for (const facet of facets) this.add(facet);
  }

  override add(facet: string): number {
    const number = super.add(facet);
    if (number < this.count) return number;
    this.count = number + 1;
    const name = facet.slice(0, facet.indexOf('='));
    const group = this.groups.get(name) ?? this.groups.size;
    this.groups.set(name, group);
    (this.members[group] ??= []).push(number);
    this.groupOf.set(number, group);
    return number;
  }

  /** The number of each facet's group, by the number of the facet. */
  get groupNumbers(): Uint16Array {
    return this.groupOf.values;
  }

  /** The number of a group; -1 when no product has one of its facets. */
  groupNumber(group: string): number {
    return this.groups.get(group) ?? -1;
  }

  /** Facets in the order of their groups, so that those of a group stand together. */
  inGroups(facets: number[]): number[] {
    const groups = this.groupNumbers;
    return facets.sort((a, b) => groups[a]! - groups[b]!);
  }

  /** The facets of a group. */
  ofGroup(group: string): readonly number[] {
    return this.members[this.groupNumber(group)] ?? [];
  }
}

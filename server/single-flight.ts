/** Ends the making of a response. `again`: whether those who wait ask the cache again, or each get their own. */
export type Finish = (again: boolean) => void;

/** Lets one request for something make it, while others for the same wait. */
export class SingleFlight {
  private readonly pending = new Map<string, Promise<boolean>>();

  /** What is being made under this key, if anything: resolves to what its maker says when it ends. */
  find(key: string): Promise<boolean> | undefined {
    return this.pending.get(key);
  }

  /** Makes the caller the maker. Others wait until it calls the result; later calls of it do nothing. */
  begin(key: string): Finish {
    let resolve: Finish = () => undefined;
    const made = new Promise<boolean>((end) => (resolve = end));
    this.pending.set(key, made);
    return (again) => {
      if (this.pending.get(key) === made) this.pending.delete(key);
      resolve(again);
    };
  }
}

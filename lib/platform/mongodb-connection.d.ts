// The driver's types don't cover its internal files.
declare module 'mongodb/lib/cmap/connection.js' {
  export class Connection {}
}

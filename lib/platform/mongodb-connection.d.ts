// The driver's types leave its inner files out.
declare module 'mongodb/lib/cmap/connection.js' {
  export class Connection {}
}

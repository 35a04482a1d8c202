/** The package has no types of its own: what we use of it. */
declare module 'datapackage' {
  interface Resource {
    name: string;
    descriptor: { path: string; hash: string; bytes: number; version?: string };
    schema: { fieldNames: string[] };
    read(options: { cast: boolean }): Promise<unknown[]>;
  }
  interface Loaded {
    errors: Error[];
    valid: boolean;
    resourceNames: string[];
    resources: [Resource, ...Resource[]];
  }
  const datapackage: {
    Package: { load(descriptor: object, options?: { basePath?: string; strict?: boolean }): Promise<Loaded> };
  };
  export default datapackage;
}

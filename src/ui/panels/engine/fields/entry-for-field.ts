/** An entry of a spec for a field whose name is only known at run time. */
export const entryForField = <T>(all: { readonly [name: string]: T | undefined } | undefined, name: string): T | undefined =>
  all && Object.hasOwn(all, name) ? all[name] : undefined

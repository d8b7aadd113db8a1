/** What a spec says of a field, by a name that is only known when the panel is drawn. */
export const fieldNamed = <T>(all: { readonly [name: string]: T | undefined } | undefined, name: string): T | undefined =>
  all && Object.hasOwn(all, name) ? all[name] : undefined

type OptionalKey<T> = { [K in keyof T]-?: T extends Record<K, T[K]> ? never : K }[keyof T]
/** The same, in which an optional field may be `undefined`. */
export type Loose<T> = Omit<T, OptionalKey<T>> & { readonly [K in OptionalKey<T>]?: T[K] | undefined }

/** The object without its undefined fields: what JSON would keep, with optional fields truly absent. */
export const omitUndefined = <T extends object>(fields: Loose<T>): T =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T

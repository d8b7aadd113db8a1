import type { Collection, DataOf } from './records/collection'
import type { FieldMap, RecordOf } from './records/fields'

type PublishedFields<F extends FieldMap> = { readonly [K in keyof F as F[K] extends { readonly isPublished: true } ? K : never]: F[K] }

/** The fields of a record that are declared as published. */
export type PublishedPart<C> = C extends Collection<infer F> ? RecordOf<PublishedFields<F>> : never

export const publishedPart = <C extends Collection>({ fields }: C, record: DataOf<C> | PublishedPart<C>): PublishedPart<C> =>
  Object.fromEntries(
    Object.keys(fields).flatMap(name => {
      const value = (record as { readonly [field: string]: unknown })[name]
      return fields[name]?.isPublished && value !== undefined ? [[name, value]] : []
    }),
  ) as PublishedPart<C>

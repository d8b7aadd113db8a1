import type { Provided, ProvidedList } from '../../../ports/token'

export type { Provided }

/** A class as the container builds it. It declares its dependencies without decorators: `static readonly inject = [Documents, Clock] as const`. */
export interface ServiceClass {
  new (...deps: unknown[]): unknown
  readonly inject: readonly unknown[]
}

/** The key itself, or `never` for a class whose constructor does not take exactly what its `inject` list provides. */
export type Wired<K> = K extends { readonly inject: infer D extends readonly unknown[] }
  ? K extends new (
      ...deps: ProvidedList<D>
    ) => unknown
    ? K
    : never
  : K

/** The part of the container that the UI sees. It compiles only for services that the container can build. */
export interface Services {
  get<K>(key: K & Wired<K>): Provided<K>
}

import type { Provided, ProvidedList } from '../../../ports/token'

/** A class that declares its dependencies without decorators: `static readonly inject = [Documents, Clock] as const`. */
export interface ServiceClass<K extends readonly unknown[], T> {
  new (...deps: ProvidedList<K>): T
  readonly inject: K
}

/** A service as the container binds it. */
export interface WiredService {
  new (...deps: unknown[]): unknown
  readonly inject: readonly unknown[]
}

/** Compiles only for a class whose constructor takes exactly what its `inject` list provides. */
export const service = <const K extends readonly unknown[], T>(Service: ServiceClass<K, T>): WiredService => Service as unknown as WiredService

/** The part of the container that the UI sees. */
export interface Services {
  get<K>(key: K): Provided<K>
}

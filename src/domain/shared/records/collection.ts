import type * as v from 'valibot'
import type { Privacy } from './field-facts'
import { type FieldMap, instant, number, type RecordOf, schemaOf, text } from './fields'
import type { Access, Scope } from './policy'
import type { Machine } from './state-machine'

/** What every document has besides its own fields (product §D0). `rev` grows by one with every change. */
export const stampFields = {
  createdAt: instant('Created'),
  createdBy: text('Created by', 128),
  updatedAt: instant('Changed'),
  updatedBy: text('Changed by', 128),
  rev: number('Revision', { min: 1, integer: true }),
  schema: number('Schema', { min: 1, integer: true }),
} as const
export type Stamps = RecordOf<typeof stampFields>

/**
 * A record of the organisation: its path, its fields, who may do what, and its states. `path` may have parameters:
 * `editions/{edition}/weekends`.
 */
export interface Collection<F extends FieldMap = FieldMap> {
  readonly path: string
  readonly title: string
  /**
   * Of the record's fields with text or numbers; a field may declare its own. A record that belongs to a person is impersonal only where
   * it is public.
   */
  readonly privacy: Privacy
  /** Why the audit does not record changes of these records. */
  readonly notAudited?: string
  /** The scope whose audit and tables show it, where that is not the first scope that its access names (`scopeOf`). */
  readonly scope?: Scope
  /**
   * Where its id is another record's id: the collection of that record. A person has one of each; another record belongs to whoever that
   * record belongs to, and lies under the parent that it names (`{event}`: its `eventId`).
   */
  readonly idOf?: 'people' | 'registrations' | 'rsvps'
  /**
   * What happens to a person's records when the person is forgotten: they are deleted, or kept with impersonal values only, or erased by
   * code of their own (`elsewhere`: which), or kept as they are (`otherwise`: why). What the audit has of their personal values goes with
   * those that are erased. What the law requires to keep is declared by the field (`keptByLaw`). Required of every record that belongs to a person and holds more than impersonal values.
   */
  readonly whenForgotten?: 'delete' | 'anonymise' | { readonly elsewhere: string } | { readonly otherwise: string }
  /**
   * `guarded`: its records give access, or are ledgers, so a backup puts them back only with the approval of a second superadmin. `leftOut`:
   * why no backup contains them.
   */
  readonly backup?: 'guarded' | { readonly leftOut: string }
  /** How long its records are stored at most, from the instant in the field `since`; `deleteExpired` deletes them. */
  readonly keptFor?: { readonly days: number; readonly since: string; readonly because: string }
  readonly fields: F
  readonly access: Access
  /** States of the field `status`: a client follows the transitions, and creates in the first state unless `begins` names others. */
  readonly states?: Machine
  readonly initialStates?: readonly string[]
  /** Fields that no client changes after creation. */
  readonly immutable?: readonly string[]
  /** Staff who masquerade in act mode may update it as its owner. Nothing else is written in another person's name. */
  readonly actable?: true
  readonly schema: v.GenericSchema<unknown, RecordOf<F>>
}

/** The data of a record, without its stamps. */
export type DataOf<C> = C extends Collection<infer F> ? RecordOf<F> : never
/** A stored record: id, data and stamps. */
export type StoredOf<C> = DataOf<C> & Stamps & { readonly id: string }

export const collection = <const F extends FieldMap>(definition: Omit<Collection<F>, 'schema'>): Collection<F> => ({
  ...definition,
  schema: schemaOf(definition.fields),
})

/** The collection's path with its parameters filled in: `pathOf(weekends, { edition: '2027' })`. */
export function pathOf(of: Pick<Collection, 'path'>, params: Readonly<Record<string, string>> = {}): string {
  return of.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined) throw new Error(`${of.path} needs ${name}`)
    return value
  })
}

/** The parameters in the path of one of its documents. */
export function paramsOf(of: Pick<Collection, 'path'>, path: string): Readonly<Record<string, string>> {
  const parts = path.split('/')
  return Object.fromEntries(of.path.split('/').flatMap((pattern, i) => (pattern.startsWith('{') ? [[pattern.slice(1, -1), parts[i]!]] : [])))
}

/** Whether a collection path, such as `editions/2027/weekends`, belongs to this collection. */
export function matchesPath(of: Pick<Collection, 'path'>, path: string): boolean {
  const pattern = of.path.split('/')
  const parts = path.split('/')
  return pattern.length === parts.length && pattern.every((p, i) => p.startsWith('{') || p === parts[i])
}

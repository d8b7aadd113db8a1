import type * as v from 'valibot'
import { type FieldMap, instant, number, type Privacy, type RecordOf, schemaOf, text } from './fields'
import type { Access, Scope } from './policy'
import { RuleBroken } from './rule-broken'

/** What every document has besides its own fields (product.md D0). `rev` grows by one with every change. */
export const stampFields = {
  createdAt: instant('Created'),
  createdBy: text('Created by', 128),
  updatedAt: instant('Changed'),
  updatedBy: text('Changed by', 128),
  rev: number('Revision', { min: 1, integer: true }),
  schema: number('Schema', { min: 1, integer: true }),
} as const
export type Stamps = RecordOf<typeof stampFields>

/** Declares a kind of record: its path, its fields, its access rules and its states. `path` may have parameters: `editions/{edition}/weekends`. */
export interface Collection<F extends FieldMap = FieldMap> {
  readonly path: string
  readonly title: string
  /**
   * Applies to the record's fields with text or numbers; a field may declare its own. A record that belongs to a person may be impersonal
   * only if it is public.
   */
  readonly privacy: Privacy
  /** Why the audit does not record changes of these records. */
  readonly notAudited?: string
  /** The scope whose audit and tables show the record, if it is not the first scope that its access rules name (`scopeOf`). */
  readonly scope?: Scope
  /**
   * Set if the record's id is another record's id: the collection of that other record. With `people`, each person has at most one such
   * record; otherwise the record belongs to the person to whom the other record belongs, and lies under the parent that the other record
   * names (`{event}`: its `eventId`).
   */
  readonly idOf?: 'people' | 'registrations' | 'rsvps'
  /**
   * What happens to the record when its person is erased (“forgotten”): `delete`; `anonymise`, which keeps impersonal values only;
   * `elsewhere`, erased by the code named there; or `otherwise`, kept unchanged for the reason given there. If the record is erased, its
   * personal values go from the audit too. A field declares what the law requires to keep (`keptByLaw`). Required of every record that
   * belongs to a person and holds more than impersonal values.
   */
  readonly whenForgotten?: 'delete' | 'anonymise' | { readonly elsewhere: string } | { readonly otherwise: string }
  /**
   * `guarded`: the records give access or are ledgers, and a restore needs the approval of a second superadmin. `leftOut`: why backups do not
   * contain them.
   */
  readonly backup?: 'guarded' | { readonly leftOut: string }
  /** The longest time that records are stored, counted from the instant in the field `since`; `deleteExpired` deletes them. */
  readonly keptFor?: { readonly days: number; readonly since: string; readonly because: string }
  readonly fields: F
  readonly access: Access
  /** States of the field `status`. A client follows the transitions, and creates records in the first state unless `begins` names others. */
  readonly states?: Machine
  readonly initialStates?: readonly string[]
  /** Fields that no client changes after creation. */
  readonly immutable?: readonly string[]
  /** Staff who masquerade in act mode may update it as its owner. No other record can be written in another person's name. */
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

/** The parameters in a document's path. */
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

/** State → event → next state. Shared by UI, handlers and tests. */
export type Machine = { readonly [state: string]: { readonly [event: string]: string } }

export const machine = <const M extends Machine>(table: M): M => table

/** The state after an event. Throws `RuleBroken('illegal-transition')` if the table has no such transition. */
export function transition<M extends Machine>(table: M, from: keyof M & string, event: string): keyof M & string {
  const arrows = Object.hasOwn(table, from) ? table[from] : undefined
  const to = arrows && Object.hasOwn(arrows, event) ? arrows[event] : undefined
  if (to === undefined) throw new RuleBroken('illegal-transition', { from, event })
  return to
}

/** The state that an event of its collection's states leads a record to. Throws `RuleBroken('illegal-transition')` if there is no such transition. */
export const stateAfter = <C extends Collection>({ states = {} }: C, record: StoredOf<C>, event: string) =>
  transition(states, String((record as { readonly status?: unknown }).status), event) as StateOf<C>
type StateOf<C> = DataOf<C> extends { readonly status: infer S } ? S : never

export const statesOf = <M extends Machine>(table: M) => Object.keys(table) as [keyof M & string, ...(keyof M & string)[]]

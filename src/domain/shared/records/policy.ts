import type { Claims } from '../../../ports/auth'
import type { Fields, Value } from '../../../ports/documents'
import { sameValue } from '../../../ports/same-value'

/** The signed-in caller, as the token describes them. */
export interface Actor {
  readonly uid: string
  readonly claims: Claims
  /** Whether the caller's session used a second factor. */
  readonly secondFactor?: boolean
  /** When the caller last signed in or entered the password. */
  readonly authenticatedAt?: Date
}

/** The id that documents store as author. During a masquerade this is the staff member, not the person they act as. */
export const authorOf = ({ uid, claims }: Actor): string => claims.imp ?? claims.pid ?? uid

/** The date in the claim `vol` counts until it is over in every time zone: milliseconds from its beginning in UTC. */
const volunteersDay = 36 * 3_600_000

/** Whether staff rights are suspended for lack of a second factor: the session used none, and its days of grace are over or were never given. */
export const lacksSecondFactor = ({ claims, secondFactor }: Pick<Actor, 'claims' | 'secondFactor'>, now: Date): boolean =>
  (claims.adm === 1 || claims.sa === 1) && claims.imp === undefined && !secondFactor && (claims.mfaFrom ?? 0) * 1000 <= now.getTime()

/**
 * The actor at this instant: without `vol` after the volunteer's day, without staff rights while these lack a second factor, and `undefined`
 * after a masquerade has ended. Pass its result to `allows`, never the token's actor.
 */
export function presentActor(actor: Actor | undefined, now: Date): Actor | undefined {
  if (!actor) return undefined
  const { vol, ...claims } = actor.claims
  if (claims.imp !== undefined && (claims.end ?? 0) * 1000 <= now.getTime()) return undefined
  // An invalid date counts as over.
  const isOver = vol !== undefined && !(now.getTime() < Date.parse(`${vol}T00:00:00Z`) + volunteersDay)
  const present = isOver ? { ...actor, claims } : actor
  return lacksSecondFactor(present, now) ? withoutStaff(present) : present
}

function withoutStaff(actor: Actor): Actor {
  const { adm: _adm, sc: _sc, sa: _sa, ...claims } = actor.claims
  return { ...actor, claims }
}

export const scopes = ['content', 'guide', 'people', 'money', 'mail', 'system'] as const
export type Scope = (typeof scopes)[number]
/** The letter for each scope in the claim `sc`. */
export const scopeLetter: Record<Scope, string> = { content: 'c', guide: 'g', people: 'p', money: 'm', mail: 'e', system: 's' }

export type Role = 'admin' | 'superadmin' | 'juror' | 'volunteer'

/**
 * An access rule, as plain data: the local gate, the generated security rules and the UI read the same object. A collection without a rule is
 * closed to everybody.
 */
export type Rule =
  | { readonly is: 'anyone' | 'nobody' | 'signedIn' }
  | { readonly is: 'role'; readonly role: Role }
  | { readonly is: 'scope'; readonly scope: Scope }
  | { readonly is: 'owner'; readonly field: string }
  | { readonly is: 'contains'; readonly field: string }
  | { readonly is: 'judges'; readonly field: string }
  | { readonly is: 'where'; readonly field: string; readonly equals: string | number | boolean }
  | { readonly is: 'lacks'; readonly field: string }
  | { readonly is: 'changesOnly'; readonly fields: readonly string[] }
  | { readonly is: 'any' | 'all'; readonly rules: readonly Rule[] }

export const anyone: Rule = { is: 'anyone' }
export const nobody: Rule = { is: 'nobody' }
export const signedIn: Rule = { is: 'signedIn' }
export const role = (name: Role): Rule => ({ is: 'role', role: name })
/** Staff with this scope; a superadmin holds all scopes. */
export const scope = (name: Scope): Rule => ({ is: 'scope', scope: name })
/** The field holds the caller's person id. `id` means the document's own id. */
export const owner = (field: string): Rule => ({ is: 'owner', field })
/** The field is a list and the caller's person id is in it. */
export const contains = (field: string): Rule => ({ is: 'contains', field })
/** The field holds the id of a call for art that the caller judges. `id` means the document's own id. */
export const judges = (field: string): Rule => ({ is: 'judges', field })
export const where = (field: string, equals: string | number | boolean): Rule => ({ is: 'where', field, equals })
/** Allows an update of a record whose field is empty and stays empty. Allows nothing else, because a query cannot prove that a field is absent. */
export const lacks = (field: string): Rule => ({ is: 'lacks', field })
/** Limits updates to changing, and creations to filling, these fields; stamps are always allowed. Does not limit reads and deletions. */
export const changesOnly = (...fields: string[]): Rule => ({ is: 'changesOnly', fields })
export const any = (...rules: Rule[]): Rule => ({ is: 'any', rules })
export const all = (...rules: Rule[]): Rule => ({ is: 'all', rules })

export const acts = ['get', 'list', 'create', 'update', 'delete'] as const
export type Act = (typeof acts)[number]
export type Access = Readonly<Record<Act, Rule>>

/** Whoever satisfies `read` may read; only callables write. */
export const readOnly = (read: Rule): Access => ({ get: read, list: read, create: nobody, update: nobody, delete: nobody })
export const access = (read: Rule, write: Rule, remove: Rule = write): Access => ({
  get: read,
  list: read,
  create: write,
  update: write,
  delete: remove,
})

/** Fields that every write stamps; `changesOnly` does not count them. */
export const stampNames = ['createdAt', 'createdBy', 'updatedAt', 'updatedBy', 'rev', 'schema'] as const

/**
 * The versions of a document for which a rule must hold: one for a read, creation or deletion; before and after for an update. For a list,
 * `fields` contains only what the query's equality filters prove, because security rules do not filter results.
 */
export interface Subject {
  readonly id?: string
  readonly fields: Fields
  /** List fields that the query proves to contain the value. */
  readonly holding?: Fields
}

/** Always false during a masquerade, whatever the token says. */
export function isScoped(claims: Claims, name: Scope): boolean {
  return claims.imp === undefined && (claims.sa === 1 || (claims.adm === 1 && (claims.sc ?? '').includes(scopeLetter[name])))
}

export function hasRole(claims: Claims, name: Role): boolean {
  switch (name) {
    case 'admin':
      return claims.imp === undefined && (claims.adm === 1 || claims.sa === 1)
    case 'superadmin':
      return claims.imp === undefined && claims.sa === 1
    case 'juror':
      return (claims.jur?.length ?? 0) > 0
    case 'volunteer':
      return claims.vol !== undefined
  }
}

export function allows(rule: Rule, actor: Actor | undefined, ...subjects: readonly Subject[]): boolean {
  switch (rule.is) {
    case 'anyone':
      return true
    case 'nobody':
      return false
    case 'signedIn':
      return actor !== undefined
    case 'role':
      return actor !== undefined && hasRole(actor.claims, rule.role)
    case 'scope':
      return actor !== undefined && isScoped(actor.claims, rule.scope)
    case 'owner': {
      const pid = actor?.claims.pid
      return pid !== undefined && subjects.every(s => named(s, rule.field) === pid)
    }
    case 'contains': {
      const pid = actor?.claims.pid
      return pid !== undefined && subjects.every(s => holds(s, rule.field, pid))
    }
    case 'judges': {
      const calls: readonly unknown[] = actor?.claims.jur ?? []
      return subjects.every(s => calls.includes(named(s, rule.field)))
    }
    case 'where':
      return subjects.every(s => own(s.fields, rule.field) === rule.equals)
    case 'lacks':
      return subjects.length === 2 && subjects.every(s => own(s.fields, rule.field) === undefined)
    case 'changesOnly': {
      const [before, after] = subjects.length === 2 ? [subjects[0]!.fields, subjects[1]!.fields] : [{}, subjects[0]!.fields]
      return changedFields(before, after).every(f => rule.fields.includes(f))
    }
    case 'any':
      return rule.rules.some(r => allows(r, actor, ...subjects))
    case 'all':
      return rule.rules.every(r => allows(r, actor, ...subjects))
  }
}

/** The value of a field; `id` is the document's own id. */
const named = (subject: Subject, field: string): Value | undefined => (field === 'id' ? subject.id : own(subject.fields, field))

const own = (fields: Fields, name: string): Value | undefined => (Object.hasOwn(fields, name) ? fields[name] : undefined)

function holds(subject: Subject, field: string, pid: string): boolean {
  const list = own(subject.fields, field)
  if (Array.isArray(list)) return list.includes(pid)
  return subject.holding !== undefined && own(subject.holding, field) === pid
}

/** Names of the fields that differ; stamps are ignored. */
export function changedFields<T extends object>(before: T, after: T): (keyof T & string)[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)] as (keyof T & string)[])
  const value = (of: T, name: keyof T) => (Object.hasOwn(of, name) ? of[name] : undefined)
  return [...names].filter(name => !(stampNames as readonly string[]).includes(name) && !sameValue(value(before, name), value(after, name)))
}

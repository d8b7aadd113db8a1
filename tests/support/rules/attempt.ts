import { Gate } from '../../../src/adapters/memory/documents/gate'
import { documentPath } from '../../../src/adapters/memory/documents/paths'
import { endedSessions } from '../../../src/domain/accounts/ended-sessions.collection'
import { withoutEndedSession } from '../../../src/domain/accounts/without-ended-session'
import type { Collection } from '../../../src/domain/shared/records/collection'
import { type Act, type Actor, presentActor } from '../../../src/domain/shared/records/policy'
import type { Fields, Filter, Query } from '../../../src/ports/documents'
import { PortError } from '../../../src/ports/errors'
import type { World } from './evaluator'
import { type Asked, anywhere, judged, open, type Segment, type Verdict } from './judge'
import { endedBefore } from './persons'
import type { RulesFile } from './syntax'
import { Instant, Proven, type RulesValue, rulesMap, rulesValue } from './values'
import { withoutStacks } from './without-stacks'

/** One attempt of one person, which both the gate and the rules can judge. */
export type Attempt = { readonly actor: Actor | undefined } & (
  | { readonly act: Exclude<Act, 'list'>; readonly path: string; readonly before?: Fields | undefined; readonly after?: Fields | undefined }
  | { readonly act: 'list'; readonly query: Query }
)

/** The server's time of every attempt. */
export const now = new Date('2027-10-16T18:00:00Z')

/** The actor at this instant, with the sessions that were ended. */
export const presentAt = (actor: Actor | undefined, at: Date): Actor | undefined =>
  presentActor(actor && withoutEndedSession(actor, endedBefore(actor.uid)), at)

/** The same sessions, as rules read them. */
export const world: World = {
  data: path => {
    const [collection, uid] = path.split('/')
    const before = collection === endedSessions.path ? endedBefore(uid!) : undefined
    return before === undefined ? undefined : rulesMap({ before })
  },
}

/** A gate for any actor. */
export class AskedGate {
  private actor: Actor | undefined
  private readonly gate: Gate

  constructor(collections: readonly Collection[]) {
    this.gate = new Gate(collections, () => presentAt(this.actor, now))
  }

  allows(attempt: Attempt): boolean {
    this.actor = attempt.actor
    try {
      withoutStacks(() => this.ask(attempt))
      return true
    } catch (error) {
      if (error instanceof PortError && error.code === 'permission-denied') return false
      throw error
    }
  }

  private ask(attempt: Attempt): void {
    if (attempt.act === 'list') return this.gate.list(attempt.query)
    const { act, path, before, after } = attempt
    if (act === 'get') return this.gate.get(path, before)
    this.gate.write({ op: act, ...documentPath(path), before, after: act === 'delete' ? undefined : after, now })
  }
}

export const rulesSay = (file: RulesFile, attempt: Attempt): Verdict => judged(file, askedOf(attempt))

const root = ['databases', '(default)', 'documents']

export function askedOf(attempt: Attempt): Asked {
  if (attempt.act === 'list') {
    const { collection, group, where = [] } = attempt.query
    const names = alternatives({ all: where }).map(conditions => namesOf(attempt, { data: provenBy(conditions) }))
    const path: Segment[] = [...root, ...collection.split('/'), open]
    if (group) path.splice(root.length, 0, anywhere)
    return { method: 'list', path, names, world }
  }
  const { act, path, before, after } = attempt
  const resource = before && { id: path.split('/').at(-1)!, data: rulesMap(before) }
  return { method: act, path: [...root, ...path.split('/')], names: [namesOf(attempt, resource, after && rulesMap(after))], world }
}

interface Resource {
  readonly id?: string
  readonly data: RulesValue
}

function namesOf({ act, actor }: Attempt, resource: Resource | undefined, written?: RulesValue): ReadonlyMap<string, RulesValue> {
  const asResource = ({ id, data }: Resource): RulesValue => new Map(Object.entries({ data, ...(id === undefined ? {} : { id }) }))
  const request: (readonly [string, RulesValue])[] = [
    ['auth', authOf(actor)],
    ['method', act],
    ['time', new Instant(now.getTime())],
  ]
  if (written) request.push(['resource', asResource({ data: written })])
  return new Map<string, RulesValue>([
    ['request', new Map(request)],
    ['resource', resource ? asResource(resource) : null],
  ])
}

export const authOf = (actor: Actor | undefined): RulesValue =>
  actor
    ? new Map<string, RulesValue>([
        ['uid', actor.uid],
        ['token', rulesMap(tokenOf(actor))],
      ])
    : null

const tokenOf = ({ claims, secondFactor, authenticatedAt }: Actor): Fields => ({
  ...(claims as Fields),
  ...(authenticatedAt && { auth_time: Math.floor(authenticatedAt.getTime() / 1000) }),
  firebase: secondFactor ? { sign_in_second_factor: 'totp' } : {},
})

type Condition = Exclude<Filter, { readonly all: unknown } | { readonly any: unknown }>

/** Each alternative of a query must be allowed; of each, the rules know what `==` and `array-contains` prove. */
function alternatives(filter: Filter): readonly (readonly Condition[])[] {
  if ('any' in filter) return filter.any.flatMap(alternatives)
  if (!('all' in filter)) return [[filter]]
  let found: readonly (readonly Condition[])[] = [[]]
  for (const part of filter.all) found = found.flatMap(before => alternatives(part).map(more => [...before, ...more]))
  return found
}

const provenBy = (conditions: readonly Condition[]): Proven => {
  const by = (op: string) => new Map(conditions.filter(([, used]) => used === op).map(([field, , value]) => [field, rulesValue(value)]))
  return new Proven(by('=='), by('array-contains'))
}

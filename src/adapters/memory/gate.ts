import * as v from 'valibot'
import { type Collection, matchesPath, stampFields } from '../../domain/shared/collection'
import { schemaOf } from '../../domain/shared/fields'
import { type Act, type Actor, allows, type Subject } from '../../domain/shared/policy'
import type { Fields, Query } from '../../ports/documents'
import { PortError } from '../../ports/errors'
import type { Attempt } from './document-store'
import { documentPath } from './paths'

/**
 * The policy over every read and write of a client: what the generated security rules are for the hosted database. Whatever it
 * refuses is `permission-denied`, as there; the message says what was refused. A path that no collection claims is closed.
 */
export class Gate {
  private readonly known = new Map<string, Collection | undefined>()
  private readonly schemas = new Map<Collection, v.GenericSchema>()

  constructor(
    private readonly collections: readonly Collection[],
    private readonly actor: () => Actor | undefined,
  ) {}

  /** A missing document is judged as one without fields: only a rule that asks nothing of its data lets anybody learn that it is missing. */
  get(path: string, data: Fields | undefined): void {
    const { collection, id } = documentPath(path)
    this.require('get', collection, { id, fields: data ?? {} })
  }

  /** Rules are no filters: the query must prove, by its own `==` and `array-contains`, that every result is allowed. */
  list({ collection, where = [] }: Query): void {
    const proven = (op: string) => Object.fromEntries(where.filter(([, used]) => used === op).map(([field, , value]) => [field, value]))
    this.require('list', collection, { fields: proven('=='), holding: proven('array-contains') })
  }

  /** An update must be allowed on the document as it was and as it becomes; what is written fits the schema and carries true stamps. */
  readonly write = (attempt: Attempt): void => {
    const { op, collection, id, before, after, now } = attempt
    const actor = this.actor()
    if (!actor) throw denied(collection, 'only somebody signed in may write')
    if (actor.claims.imp !== undefined) throw denied(collection, 'nothing is written while masquerading')
    const was: Subject = { id, fields: before ?? {} }
    if (after === undefined) return this.require('delete', collection, was)
    const becomes: Subject = { id, fields: after }
    const creates = op === 'create' || (op === 'set' && !before)
    if (creates) this.require('create', collection, becomes)
    else this.require('update', collection, was, becomes)
    // The engine reports an update of a missing document; there is nothing to check.
    if (!creates && !before) return
    this.checkSchema(collection, after)
    checkStamps(collection, creates ? undefined : before, after, actor.claims.pid ?? actor.uid, now)
  }

  private require(act: Act, path: string, ...subjects: readonly Subject[]): void {
    const rule = this.collectionAt(path)?.access[act]
    if (!rule || !allows(rule, this.actor(), ...subjects)) throw denied(path, act)
  }

  private checkSchema(path: string, data: Fields): void {
    const collection = this.collectionAt(path)
    if (!collection) throw denied(path, 'no such collection')
    const schema = this.schemas.get(collection) ?? schemaOf({ ...collection.fields, ...stampFields })
    this.schemas.set(collection, schema)
    const result = v.safeParse(schema, data)
    if (!result.success) throw denied(path, 'does not fit its schema', v.flatten(result.issues))
  }

  private collectionAt(path: string): Collection | undefined {
    if (!this.known.has(path))
      this.known.set(
        path,
        this.collections.find(collection => matchesPath(collection, path)),
      )
    return this.known.get(path)
  }
}

function checkStamps(path: string, before: Fields | undefined, after: Fields, author: string, now: Date): void {
  const wrong = (stamp: string) => denied(path, `wrong ${stamp}`, { stamp })
  const at = (name: string, instant: unknown) => (after[name] as Date).getTime() === (instant as Date | undefined)?.getTime()
  if (after['rev'] !== (before ? Number(before['rev']) + 1 : 1)) throw wrong('rev')
  if (after['createdBy'] !== (before ? before['createdBy'] : author)) throw wrong('createdBy')
  if (!at('createdAt', before ? before['createdAt'] : now)) throw wrong('createdAt')
  if (after['updatedBy'] !== author) throw wrong('updatedBy')
  if (!at('updatedAt', now)) throw wrong('updatedAt')
}

const denied = (path: string, why: string, details?: unknown) => new PortError('documents', 'permission-denied', `${path}: ${why}`, { details })

import { type Collection, matchesPath } from '../../../domain/shared/records/collection'
import { groupRule } from '../../../domain/shared/records/collection-group'
import { type Act, type Actor, allows, authorOf, type Subject } from '../../../domain/shared/records/policy'
import type { Fields, Query } from '../../../ports/documents'
import { PortError } from '../../../ports/errors'
import { subjectsOfQuery } from '../queries/query-subjects'
import { type FaultFinder, faultFinder } from './check-written-data'
import type { Attempt } from './document-store'
import { documentPath } from './paths'

/**
 * Applies the access rules to every read and write of a client, as the generated security rules do in the hosted database. Refuses with
 * `permission-denied`; the message says what was refused. A path that belongs to no collection is closed.
 */
export class Gate {
  private readonly known = new Map<string, Collection | undefined>()
  private readonly finders = new Map<Collection, FaultFinder>()

  constructor(
    private readonly collections: readonly Collection[],
    private readonly actor: () => Actor | undefined,
  ) {}

  /**
   * A missing document is checked as one without fields: only a rule that does not depend on the data lets a client learn that the document
   * is missing.
   */
  get(path: string, data: Fields | undefined): void {
    const { collection, id } = documentPath(path)
    this.require('get', collection, { id, fields: data ?? {} })
  }

  /**
   * Rules do not filter results: every branch of the query must prove, by its `==` and `array-contains` conditions, that every result is
   * allowed.
   */
  list(query: Query): void {
    this.listing(query)()
  }

  /** The check of `list` for a watched query: what the query proves is computed once, and the actor is checked each time. */
  listing({ collection, group, where = [] }: Query): () => void {
    const rule = group ? groupRule(this.collections, collection) : this.collectionAt(collection)?.access.list
    const subjects = rule ? subjectsOfQuery(where) : []
    return () => {
      const actor = this.actor()
      if (!(rule && subjects.every(subject => allows(rule, actor, subject)))) throw denied(collection, 'list')
    }
  }

  /** An update must be allowed on the document before and after it, and the written data must fit the declaration. */
  readonly write = (attempt: Attempt): void => {
    const { op, collection, id, before, after, now } = attempt
    const actor = this.actor()
    if (!actor) throw denied(collection, 'only a signed-in user may write')
    const was: Subject = { id, fields: before ?? {} }
    if (after === undefined) {
      if (actor.claims.imp !== undefined) throw denied(collection, 'records cannot be deleted while masquerading')
      return void this.require('delete', collection, was)
    }
    const becomes: Subject = { id, fields: after }
    const creates = op === 'create' || (op === 'set' && !before)
    if (actor.claims.imp !== undefined && (creates || !this.mayAct(actor, collection)))
      throw denied(collection, 'this record cannot be written while masquerading')
    const declared = creates ? this.require('create', collection, becomes) : this.require('update', collection, was, becomes)
    // The engine reports an update of a missing document as an error, so there is nothing to check.
    if (!creates && !before) return
    const fault = this.finderFor(declared)({ before: creates ? undefined : before, after, author: authorOf(actor), now })
    if (fault) throw denied(collection, fault)
  }

  private mayAct({ claims }: Actor, path: string): boolean {
    return claims.act === 1 && this.collectionAt(path)?.actable === true
  }

  private require(act: Act, path: string, ...subjects: readonly Subject[]): Collection {
    const collection = this.collectionAt(path)
    if (!collection || !allows(collection.access[act], this.actor(), ...subjects)) throw denied(path, act)
    return collection
  }

  private finderFor(collection: Collection): FaultFinder {
    const finder = this.finders.get(collection) ?? faultFinder(collection)
    this.finders.set(collection, finder)
    return finder
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

const denied = (path: string, why: string) => new PortError('documents', 'permission-denied', `${path}: ${why}`)

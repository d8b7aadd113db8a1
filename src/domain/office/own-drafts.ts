import { Auth } from '../../ports/auth'
import { Clock } from '../../ports/clock'
import { isPortError } from '../../ports/errors'
import type { StoredOf } from '../shared/records/collection'
import { ownId } from '../shared/records/own-id'
import { Records } from '../shared/records/records'
import { drafts } from './drafts.collection'

export type Draft = StoredOf<typeof drafts>

/** Unsent forms, available on the user's other devices. Each is stored under its owner and its subject. */
export class OwnDrafts {
  static readonly inject = [Records, Auth, Clock] as const
  private last: Promise<unknown> = Promise.resolve()

  constructor(
    private readonly records: Records,
    private readonly auth: Auth,
    private readonly clock: Clock,
  ) {}

  /** What was last entered in a form, such as `resources/abc`; `undefined` without a draft. */
  async read(form: string): Promise<Draft | undefined> {
    const personId = this.auth.current?.claims.pid
    if (personId === undefined) return undefined
    const found = await this.records.find(drafts, {
      where: [
        ['personId', '==', personId],
        ['form', '==', form],
      ],
    })
    return found[0]
  }

  /**
   * Stores what was entered, as JSON; the last call wins. Resolves with whether it was stored: a text that is too long for a draft, or
   * has no owner, stays on the device only.
   */
  keep(form: string, content: string): Promise<boolean> {
    return this.inTurn(() => this.write(form, content))
  }

  /** Deletes the draft of a form that was sent or discarded, after a save that is still running. */
  forget(form: string): Promise<void> {
    return this.inTurn(async () => {
      const kept = await this.read(form)
      if (kept) await this.records.commit(this.records.deleting(drafts, kept.id))
    })
  }

  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const next = this.last.then(work, work)
    // The caller gets the error; the next save runs all the same.
    this.last = next.catch(() => undefined)
    return next
  }

  private async write(form: string, content: string): Promise<boolean> {
    const personId = this.auth.current?.claims.pid
    if (personId === undefined || content.length > drafts.fields.content.max!) return false
    const at = this.clock.now()
    const kept = await this.read(form)
    try {
      await this.records.commit(
        kept
          ? this.records.changing(drafts, kept, { content, at })
          : this.records.creating(drafts, ownId(personId, form), { personId, form, content, at }),
      )
    } catch (error) {
      // Another window wrote first: the latest content overwrites it.
      if (!isPortError(error, 'documents', 'already-exists', 'permission-denied', 'not-found')) throw error
      const newest = await this.read(form)
      if (newest?.rev === kept?.rev) throw error
      return this.write(form, content)
    }
    return true
  }
}

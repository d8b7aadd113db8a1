import { Auth } from '../../ports/auth'
import { Clock } from '../../ports/clock'
import { isPortError } from '../../ports/errors'
import type { StoredOf } from '../shared/records/collection'
import { ownId } from '../shared/records/own-id'
import { Records } from '../shared/records/records'
import { drafts } from './drafts'

export type Draft = StoredOf<typeof drafts>

/** Forms that somebody has begun, found again on another device. Each is kept under its owner and what it is about. */
export class OwnDrafts {
  static readonly inject = [Records, Auth, Clock] as const
  private last: Promise<unknown> = Promise.resolve()

  constructor(
    private readonly records: Records,
    private readonly auth: Auth,
    private readonly clock: Clock,
  ) {}

  /** What was entered last for a form, such as `resources/abc`; `undefined` where nothing waits. */
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
   * Keeps what was entered, as JSON; the last to keep it wins. Resolves with whether it is kept: what is longer than a draft may be, and what
   * belongs to nobody, stays on the device.
   */
  keep(form: string, content: string): Promise<boolean> {
    return this.inTurn(() => this.write(form, content))
  }

  /** The form was sent, or is not wanted any more. A keeping that is still on its way is over first. */
  forget(form: string): Promise<void> {
    return this.inTurn(async () => {
      const kept = await this.read(form)
      if (kept) await this.records.commit(this.records.deleting(drafts, kept.id))
    })
  }

  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const next = this.last.then(work, work)
    // Whoever asked for it hears of it; the next goes on.
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
      // Another window was quicker: what comes last is written over it.
      if (!isPortError(error, 'documents', 'already-exists', 'permission-denied', 'not-found')) throw error
      const newest = await this.read(form)
      if (newest?.rev === kept?.rev) throw error
      return this.write(form, content)
    }
    return true
  }
}

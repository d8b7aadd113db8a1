import { Auth } from '../../ports/auth'
import { Clock } from '../../ports/clock'
import type { StoredOf } from '../shared/records/collection'
import { ownId } from '../shared/records/own-id'
import { Records } from '../shared/records/records'
import { drafts } from './drafts.collection'

export type Draft = StoredOf<typeof drafts>

/** Unsent forms, available on the user's other devices. Each is stored under its owner, its subject and the window in which it was entered. */
export class OwnDrafts {
  static readonly inject = [Records, Auth, Clock] as const
  private last: Promise<unknown> = Promise.resolve()

  constructor(
    private readonly records: Records,
    private readonly auth: Auth,
    private readonly clock: Clock,
  ) {}

  /** What was entered in a form, such as `resources/abc`, and not sent: one draft for each window, the latest first. */
  async read(form: string): Promise<readonly Draft[]> {
    const personId = this.auth.current?.claims.pid
    if (personId === undefined) return []
    const found = await this.records.find(drafts, {
      where: [
        ['personId', '==', personId],
        ['form', '==', form],
      ],
    })
    return found.toSorted((a, b) => b.at.getTime() - a.at.getTime())
  }

  /**
   * Stores the content of a form in one window, as JSON; the last call wins. Resolves with whether it was stored: a text that is too long for
   * a draft, or without an owner, stays on the device only.
   */
  keep(form: string, tab: string, content: string): Promise<boolean> {
    return this.inTurn(() => this.write(form, tab, content))
  }

  /** Deletes the draft of a form that was sent or discarded, after a save that is still running. */
  forget(form: string, tab: string): Promise<void> {
    return this.inTurn(async () => {
      const kept = await this.ofTab(form, tab)
      if (kept) await this.records.commit(this.records.deleting(drafts, kept.id))
    })
  }

  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const next = this.last.then(work, work)
    // The caller gets the error; the next save runs all the same.
    this.last = next.catch(() => undefined)
    return next
  }

  private async write(form: string, tab: string, content: string): Promise<boolean> {
    const personId = this.auth.current?.claims.pid
    if (personId === undefined || content.length > drafts.fields.content.max!) return false
    const at = this.clock.now()
    const kept = await this.ofTab(form, tab)
    await this.records.commit(
      kept
        ? this.records.changing(drafts, kept, { content, at })
        : this.records.creating(drafts, ownId(personId, `${form}#${tab}`), { personId, form, tab, content, at }),
    )
    return true
  }

  /** Found by a query: the rules refuse to read a draft that does not exist. */
  private async ofTab(form: string, tab: string): Promise<Draft | undefined> {
    return (await this.read(form)).find(draft => draft.tab === tab)
  }
}

import { Auth } from '../../ports/auth'
import { Clock } from '../../ports/clock'
import { isPortError } from '../../ports/errors'
import { omitUndefined } from '../shared/omit-undefined'
import type { StoredOf } from '../shared/records/collection'
import { ownId } from '../shared/records/own-id'
import { Records } from '../shared/records/records'
import { presence } from './presence.collection'

/** Somebody else who has the same document open in an editor. */
export interface Editor {
  readonly personId: string
  readonly name: string
  readonly since: Date
  /** Set once somebody has taken over. Whoever has the highest turn edits. */
  readonly turn?: number
}

type Mine = Pick<StoredOf<typeof presence>, 'personId' | 'name' | 'document'>

/** Milliseconds for which an editor is shown after their last announcement. */
const lasts = 60_000
/** Milliseconds between two announcements of an open editor, and between two checks for expired ones. */
const announceInterval = 25_000
const refreshInterval = 10_000

/** Shows who is editing which document, so that two people do not edit the same one unknowingly. The store refuses nothing because of it. */
export class EditingNow {
  static readonly inject = [Records, Auth, Clock] as const

  constructor(
    private readonly records: Records,
    private readonly auth: Auth,
    private readonly clock: Clock,
  ) {}

  /** Announces that this person has a document open, such as `resources/abc`, until the returned function is called. */
  announce(document: string, fail: (error: Error) => void): () => void {
    const mine = this.mine(document)
    if (!mine) return () => undefined
    const id = ownId(mine.personId, document)
    let last: Promise<void> = Promise.resolve()
    const inTurn = (work: () => Promise<void>) => void (last = last.then(work).catch(fail))
    const say = () => inTurn(() => this.say(id, mine))
    say()
    const announcing = setInterval(say, announceInterval)
    return () => {
      clearInterval(announcing)
      inTurn(() => this.records.commit(this.records.deleting(presence, id)))
    }
  }

  /** Holds, from now on, what one person at a time edits, until the announcement that follows ends or a colleague takes over. */
  async takeOver(document: string): Promise<void> {
    const mine = this.mine(document)
    if (!mine) return
    const id = ownId(mine.personId, document)
    const all = await this.records.find(presence, { where: [['document', '==', document]] })
    const turn = Math.max(0, ...all.map(one => one.turn ?? 0)) + 1
    await this.records.transact(async within => {
      const at = this.clock.now()
      const known = await within.get(presence, id)
      if (known) within.change(presence, known, { at, turn })
      else within.create(presence, id, { ...mine, at, turn })
    })
  }

  /** Reports who else has the document open, and since when this person has, now and after every change. */
  watch(document: string, next: (others: readonly Editor[], own: Editor | undefined) => void, fail: (error: Error) => void): () => void {
    let found: readonly StoredOf<typeof presence>[] = []
    let notified = ''
    const notify = () => {
      const after = this.clock.now().getTime() - lasts
      const me = this.auth.current?.claims.pid
      const all = found
        .filter(({ at }) => at.getTime() > after)
        .map(({ personId, name, createdAt, turn }) => omitUndefined<Editor>({ personId, name, since: createdAt, turn }))
      if (JSON.stringify(all) === notified) return
      notified = JSON.stringify(all)
      const others = all.filter(({ personId }) => personId !== me)
      next(
        others,
        all.find(({ personId }) => personId === me),
      )
    }
    const stop = this.records.watch(
      presence,
      { where: [['document', '==', document]] },
      records => {
        found = records
        notify()
      },
      fail,
    )
    const looking = setInterval(notify, refreshInterval)
    return () => {
      clearInterval(looking)
      stop()
    }
  }

  private mine(document: string): Mine | undefined {
    const user = this.auth.current
    const personId = user?.claims.pid
    return user && personId !== undefined ? { personId, name: (user.displayName || 'A colleague').slice(0, 80), document } : undefined
  }

  private async say(id: string, mine: Mine): Promise<void> {
    const at = this.clock.now()
    const known = await this.records.get(presence, id)
    const write = known ? this.records.changing(presence, known, { at, name: mine.name }) : this.records.creating(presence, id, { ...mine, at })
    await this.records.commit(write).catch((error: unknown) => {
      // Another window of the same person has written it already.
      if (!isPortError(error, 'documents', 'already-exists', 'permission-denied', 'not-found')) throw error
    })
  }
}

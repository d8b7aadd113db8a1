import { Auth } from '../../../ports/auth'
import { Clock } from '../../../ports/clock'
import { isPortError } from '../../../ports/errors'
import { changeUnlessConflict } from '../../shared/change-unless-conflict'
import type { StoredOf } from '../../shared/records/collection'
import { Records } from '../../shared/records/records'
import { parsedJson } from '../../shared/text/parsed-json'
import type { DraftLine } from '../checkout/order-draft'
import { cartLines, isFreshCart } from './cart-content'
import { carts } from './carts.collection'
import { mergeCarts } from './merge-carts'

/** Several devices may change a cart at once; after this many conflicts, the next change tries again. */
const maxTries = 5

/** The signed-in person's cart, on all of their devices. */
export class OwnCart {
  static readonly inject = [Records, Auth, Clock] as const

  constructor(
    private readonly records: Records,
    private readonly auth: Auth,
    private readonly clock: Clock,
  ) {}

  /** The owner's person id; `undefined` if nobody is signed in, or during a masquerade. */
  get owner(): string | undefined {
    const claims = this.auth.current?.claims
    return claims?.imp === undefined ? claims?.pid : undefined
  }

  /** Stores this device's cart merged with that of other devices, and returns the result. `base`: the result of this device's last sync. */
  async sync(base: readonly DraftLine[], mine: readonly DraftLine[]): Promise<readonly DraftLine[]> {
    const personId = this.owner
    if (personId === undefined) return mine
    for (let tries = 0; tries < maxTries; tries++) {
      const [stored] = await this.records.find(carts, { where: [['personId', '==', personId]], limit: 1 })
      const isFresh = stored !== undefined && isFreshCart(stored.at, this.clock.now())
      const theirs = isFresh ? cartLines(parsedJson(stored.content)) : []
      const merged = mergeCarts(isFresh ? base : [], mine, theirs)
      if (await this.write(personId, stored, theirs, merged)) return merged
    }
    return mine
  }

  /** False if another device wrote first. */
  private async write(
    personId: string,
    stored: StoredOf<typeof carts> | undefined,
    before: readonly DraftLine[],
    lines: readonly DraftLine[],
  ): Promise<boolean> {
    const content = JSON.stringify(lines)
    const at = this.clock.now()
    if (content === JSON.stringify(before)) return true
    if (stored) return (await changeUnlessConflict(this.records, carts, stored, { content, at })).outcome === 'saved'
    try {
      await this.records.commit(this.records.creating(carts, personId, { personId, content, at }))
      return true
    } catch (error) {
      if (!isPortError(error, 'documents', 'already-exists')) throw error
      return false
    }
  }
}

import { events } from '../events/events.collection'
import { ascending } from '../shared/ascending'
import { Records } from '../shared/records/records'
import { perks } from './perks.collection'

/** Public keys by their id, stored on a device to check cards without a network. */
export type CardKeys = Readonly<Record<string, JsonWebKey>>

/** Something that a scan at an entrance can do. */
export interface CardAction {
  readonly id: string
  readonly kind: 'perk' | 'event'
  readonly title: string
  /** When an event begins where it is (`YYYY-MM-DDTHH:MM`): several may have one title. */
  readonly begins?: string
}

/** What a member's card can be scanned for at an entrance. */
export class CardScanUses {
  static readonly inject = [Records] as const

  constructor(private readonly records: Records) {}

  /** Current perks and published events. */
  async actions(): Promise<readonly CardAction[]> {
    const [live, announced] = await Promise.all([
      this.records.find(perks, { where: [['status', '==', 'live']] }),
      this.records.find(events, { where: [['status', '==', 'published']] }),
    ])
    return [
      ...live.map(({ id, title }) => ({ id, kind: 'perk' as const, title })),
      ...announced.map(({ id, title, start }) => ({ id, kind: 'event' as const, title, begins: start.local })).sort(ascending('begins')),
    ]
  }
}

import { events } from '../events/events'
import { Callables } from '../shared/functions/callables'
import { Records } from '../shared/records/records'
import { issueCard, listCardKeys, type Scan, type ScanOutcome, syncOfflineScans } from './cards.function'
import { perks } from './perks'

/** Public keys by their id, stored on a device to check cards without a network. */
export type CardKeys = Readonly<Record<string, JsonWebKey>>

/** Something that a scan at an entrance can do. */
export interface DoorAct {
  readonly id: string
  readonly kind: 'perk' | 'event'
  readonly title: string
}

/** Members' cards: issuing them, and sending scans. */
export class CardService {
  static readonly inject = [Records, Callables] as const

  constructor(
    private readonly records: Records,
    private readonly callables: Callables,
  ) {}

  async issue(membershipId: string): Promise<string> {
    return (await this.callables.call(issueCard, { membershipId })).token
  }

  async keys(): Promise<CardKeys> {
    return (await this.callables.call(listCardKeys, {})).keys
  }

  /** Current perks and published events. */
  async acts(): Promise<readonly DoorAct[]> {
    const [live, announced] = await Promise.all([
      this.records.find(perks, { where: [['status', '==', 'live']] }),
      this.records.find(events, { where: [['status', '==', 'published']] }),
    ])
    return [
      ...live.map(({ id, title }) => ({ id, kind: 'perk' as const, title })),
      ...announced.map(({ id, title }) => ({ id, kind: 'event' as const, title })),
    ]
  }

  async send(scans: readonly Scan[]): Promise<readonly ScanOutcome[]> {
    return (await this.callables.call(syncOfflineScans, { scans: [...scans] })).outcomes
  }
}

import { events } from '../events/events'
import { Callables } from '../shared/functions/callables'
import { Records } from '../shared/records/records'
import { issueCard, listCardKeys, type Scan, type ScanOutcome, syncOfflineScans } from './cards.function'
import { perks } from './perks'

/** Public halves of the keys, by name: what a device keeps to read cards without a network. */
export type CardKeys = Readonly<Record<string, JsonWebKey>>

/** Something that may be done with a card at a door. */
export interface DoorAct {
  readonly id: string
  readonly kind: 'perk' | 'event'
  readonly title: string
}

/** Cards of members: giving one, and taking note of those that were scanned. */
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

  /** Perks that are on, and events that are announced. */
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

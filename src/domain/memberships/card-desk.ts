import { Functions } from '../../ports/functions'
import { events } from '../events/events'
import { call } from '../shared/cloud-function'
import { Records } from '../shared/records'
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
export class CardDesk {
  static readonly inject = [Records, Functions] as const

  constructor(
    private readonly records: Records,
    private readonly functions: Functions,
  ) {}

  async issue(membershipId: string): Promise<string> {
    return (await call(this.functions, issueCard, { membershipId })).token
  }

  async keys(): Promise<CardKeys> {
    return (await call(this.functions, listCardKeys, {})).keys
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
    return (await call(this.functions, syncOfflineScans, { scans: [...scans] })).outcomes
  }
}

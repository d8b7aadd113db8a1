import { Auth } from '../../../ports/auth'
import { type Reading, RecordSets, recordSet } from '../../shared/records/record-sets'
import { Records } from '../../shared/records/records'
import { campaigns } from '../campaigns.collection'
import { type StoredMonthlyGift, subscriptions } from '../subscriptions.collection'
import { isRenewing } from './active-renewal'

/** A monthly gift as its giver sees it. */
export type OwnMonthlyGift = StoredMonthlyGift & {
  /** The title of its campaign or fund, if that is public. */
  readonly title: string | undefined
}

/** The user's monthly gifts: active ones first, then ended ones; within both, the newest first. */
export class OwnMonthlyGifts {
  static readonly inject = [Records, Auth] as const

  constructor(
    private readonly records: Records,
    private readonly auth: Auth,
  ) {}

  get gifts(): Reading<readonly OwnMonthlyGift[]> {
    const personId = this.auth.current?.claims.pid
    const inState = (status: 'live' | 'ended') => recordSet(campaigns, { where: [['status', '==', status]], limit: 100 })
    if (personId === undefined) return new RecordSets(this.records, [], async () => [])
    const theirs = recordSet(subscriptions, { where: [['personId', '==', personId]] })
    return new RecordSets(this.records, [theirs, inState('live'), inState('ended')], async ([own, ...purposes]) => {
      const titles = new Map(purposes.flat().map(({ id, title }) => [id, title]))
      const shown = own.flatMap(gift => (gift.fundId === undefined ? [] : [{ ...gift, title: titles.get(gift.fundId) }]))
      return shown.toSorted((a, b) => endedLast(a) - endedLast(b) || (a.startedOn < b.startedOn ? 1 : -1))
    })
  }

  /** The active renewals of the user's own memberships. */
  get renewals(): Reading<readonly StoredMonthlyGift[]> {
    const personId = this.auth.current?.claims.pid
    if (personId === undefined) return new RecordSets(this.records, [], async () => [])
    const theirs = recordSet(subscriptions, { where: [['personId', '==', personId]] })
    return new RecordSets(this.records, [theirs], async ([own]) => own.filter(isRenewing))
  }
}

const endedLast = ({ status }: StoredMonthlyGift) => (status === 'cancelled' ? 1 : 0)

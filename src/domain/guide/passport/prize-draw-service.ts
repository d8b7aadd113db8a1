import { Records } from '../../shared/records/records'
import { type PrizeDraw, type PrizeWinner, prizeDraws, prizeWinners } from './prize-draws.collection'

/** More winners than any draw has. */
const maxWinners = 1000

/** The prize draw of an edition. */
export class PrizeDrawService {
  static readonly inject = [Records] as const

  constructor(private readonly records: Records) {}

  /** What takes part; for everybody. */
  of(editionId: string): Promise<PrizeDraw | undefined> {
    return this.records.get(prizeDraws, editionId)
  }

  /** Sets what takes part; for staff of the scope guide. */
  async set(editionId: string, rule: Pick<PrizeDraw, 'studios' | 'prizes' | 'endsOn'>): Promise<void> {
    const before = await this.of(editionId)
    await this.records.commit(
      before ? this.records.changing(prizeDraws, before, rule) : this.records.creating(prizeDraws, editionId, { editionId, ...rule }),
    )
  }

  /** In the order of their places; for staff of the scope guide. */
  async winners(editionId: string): Promise<readonly PrizeWinner[]> {
    const found = await this.records.find(prizeWinners, { where: [['editionId', '==', editionId]], limit: maxWinners })
    return [...found].sort((a, b) => a.place - b.place)
  }
}

import type { RecordService } from '../../../../domain/records/record-service'
import type { Collection, DataOf } from '../../../../domain/shared/records/collection'
import type { Params, Records } from '../../../../domain/shared/records/records'
import { recordOvertaken } from '../../../../domain/shared/records/rule-broken'
import type { OnProgress } from '../actions/use-outcome'

interface Ordering<C extends Collection> {
  readonly of: C
  readonly params: Params | undefined
  readonly records: Records
  readonly service: RecordService
}

/** Gives records the numbers of an order, by their ids. Those that have theirs already are left. Resolves with the former numbers of the others. */
export async function saveOrder<C extends Collection>(
  { of, params, records, service }: Ordering<C>,
  numbers: ReadonlyMap<string, number>,
  onProgress: OnProgress,
): Promise<ReadonlyMap<string, number>> {
  const former = new Map<string, number>()
  for (const [at, [id, order]] of [...numbers].entries()) {
    onProgress({ done: at, total: numbers.size })
    const before = await records.get(of, id, params)
    const was = (before as { readonly order?: number } | undefined)?.order ?? 0
    if (!before || was === order) continue
    const saved = await service.change(of, before, { order } as unknown as Partial<DataOf<C>>, params)
    if (saved.outcome === 'overtaken') throw recordOvertaken(saved.theirs)
    former.set(id, was)
  }
  return former
}

import type { RecordService } from '../../../../domain/records/record-service'
import type { TrashOutcome } from '../../../../domain/records/trash/trash-outcome'
import type { Collection } from '../../../../domain/shared/records/collection'
import type { Params } from '../../../../domain/shared/records/records'
import { counted } from '../../../kit/counted'
import type { Done } from './use-outcome'

const why: Readonly<Record<TrashOutcome['refused'][number]['why'], string>> = {
  forbidden: 'no access',
  missing: 'already deleted',
  'in-public': 'still public, change the state first',
  'not-in-trash': 'not in the trash',
}

/** `3 records`, `1 record`. */
export const recordsCounted = (n: number) => counted(n, 'record')

/** Moves records to the trash, for 30 days. */
export async function trashAction(service: RecordService, of: Collection, ids: readonly string[], params?: Params): Promise<Done> {
  const outcome = await service.trash(of, ids, params ? { params } : {})
  return {
    message: `${recordsCounted(outcome.done.length)} moved to the trash for 30 days.${refusedWords(outcome)}`,
    ...(outcome.done.length > 0 && { undo: async () => void (await service.restore(of, outcome.done, params)) }),
  }
}

export async function restoreAction(service: RecordService, of: Collection, ids: readonly string[], params?: Params): Promise<Done> {
  const outcome = await service.restore(of, ids, params)
  return { message: `${recordsCounted(outcome.done.length)} restored.${refusedWords(outcome)}` }
}

function refusedWords({ refused }: TrashOutcome): string {
  if (refused.length === 0) return ''
  const reasons = [...new Set(refused.map(one => why[one.why]))].join('; ')
  return ` ${recordsCounted(refused.length)} unchanged: ${reasons}.`
}

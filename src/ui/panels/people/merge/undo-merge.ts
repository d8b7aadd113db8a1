import { artists } from '../../../../domain/artists/artists.collection'
import { artLovers } from '../../../../domain/memberships/art-lovers.collection'
import { type MergeField, mergeFields } from '../../../../domain/merging/merge-plan'
import { MergeService } from '../../../../domain/merging/merge-service'
import type { Merge } from '../../../../domain/merging/merges.collection'
import { people } from '../../../../domain/people/people.collection'
import { RecordService } from '../../../../domain/records/record-service'
import type { Services } from '../../../../domain/shared/functions/service'
import { untagged } from '../../../../domain/shared/records/tagged-json'
import type { Done, Left, OnProgress } from '../../engine/actions/use-outcome'
import { valueLines } from './value-lines'

/** Undoes a merge, and lists what was left because somebody changed it since. */
export async function undoMergeAndReport(id: string, services: Services, onProgress: OnProgress): Promise<Done> {
  const service = services.get(MergeService)
  const merge = await service.find(id)
  const total = merge?.moved.length ?? 0
  const { before, left } = await service.undo(id, remaining => onProgress({ done: total - remaining, total }))
  if (!merge || left.length === 0) return { message: 'Undone.' }
  const fields = mergeFields.filter(field => field in before).map((field): Left => leftField(merge, field, before[field], services))
  const others = left.filter(what => !what.startsWith(`people/${merge.keptId}#`))
  return {
    message: `${merge.mergedName} has their own record again. These were changed after the merge and stay as they are:`,
    left: [...fields, ...others.map(what => leftRecord(merge, what))],
  }
}

/** A record that the merge made for whoever was kept and that they changed, or one that it moved and that has another owner by now. */
function leftRecord({ keptId, keptName }: Merge, what: string): Left {
  const made = { [`${artists.path}/${keptId}`]: 'Page as an artist', [`${artLovers.path}/${keptId}`]: 'Preferences as an art lover' }[what]
  return made
    ? { name: made, reason: `was changed since, and stays with ${keptName}` }
    : { name: what, reason: 'belongs to somebody else by now, and stays there' }
}

function leftField({ keptId, keptName }: Merge, field: MergeField, value: unknown, services: Services): Left {
  const label = people.fields[field].label
  const before = untagged(value)
  const left = { name: label, reason: `was changed since. Before the merge ${keptName} had: ${valueLines(before).join('; ') || 'nothing'}.` }
  // Email addresses also have address keys, so they are restored by hand.
  if (field === 'emails') return left
  const run = async () => {
    const person = await services.get(MergeService).person(keptId)
    if (person) await services.get(RecordService).change(people, person, { [field]: before ?? undefined })
    return { message: `${label} is as it was before the merge.` }
  }
  return { ...left, act: { label: 'Put back', run } }
}

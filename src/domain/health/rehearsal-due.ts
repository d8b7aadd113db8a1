import { latestRehearsal, rehearsedAt } from '../backups/latest-rehearsal'
import { restores } from '../backups/restores.collection'
import { dayText } from '../shared/time/day-text'
import type { Check } from './finding'

/** No backup was rehearsed for a year. */
export const rehearsalDue: Check = async ({ records, clock }) => {
  const { last, isDue } = await latestRehearsal(records, clock.now())
  if (!isDue) return []
  const note = last ? `No backup was rehearsed since ${dayText(rehearsedAt(last).toISOString().slice(0, 10))}` : 'No backup was ever rehearsed'
  return [{ record: `${restores.path}/${last?.id ?? 'none'}`, note, kind: 'rehearsalDue' }]
}

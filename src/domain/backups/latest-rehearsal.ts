import { organisation, organisationId } from '../shared/records/organisation.collection'
import type { Records } from '../shared/records/records'
import { type Restore, restores } from './restores.collection'

/** An untested backup is worthless, so one is rehearsed at least once a year. */
export const rehearsalMonths = 12

/** The latest rehearsal, and whether the next one is due. */
export interface LatestRehearsal {
  readonly last: Restore | undefined
  readonly dueAt: Date
  readonly isDue: boolean
}

/** An organization that has never rehearsed has a year from its beginning. */
export async function latestRehearsal(records: Records, now: Date): Promise<LatestRehearsal> {
  const found = await records.find(restores, { where: [['status', '==', 'rehearsed']] })
  const [last] = found.toSorted((a, b) => rehearsedAt(b).getTime() - rehearsedAt(a).getTime())
  const since = last ? rehearsedAt(last) : ((await records.get(organisation, organisationId))?.createdAt ?? now)
  const dueAt = new Date(since)
  dueAt.setUTCMonth(dueAt.getUTCMonth() + rehearsalMonths)
  return { last, dueAt, isDue: dueAt <= now }
}

export const rehearsedAt = ({ finishedAt, createdAt }: Restore): Date => finishedAt ?? createdAt

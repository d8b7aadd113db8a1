import type { eventSubmissions } from '../../events/event-submissions.collection'
import type { StoredOf } from '../../shared/records/collection'

type Decided = Pick<StoredOf<typeof eventSubmissions>, 'status' | 'trusted' | 'createdAt' | 'updatedAt'>

const year = 365 * 86_400_000
const approvalsNeeded = 3

/**
 * Approvals and refusals by staff within the last twelve months. What was published without being read counts for neither, and the dates of one
 * form, which are created in one transaction, count once.
 */
export function decisionsOf(submissions: readonly Decided[], now: Date): { readonly approved: number; readonly rejected: number } {
  const recent = submissions.filter(({ updatedAt, trusted }) => !trusted && now.getTime() - updatedAt.getTime() < year)
  const count = (wanted: string) => new Set(recent.flatMap(({ status, createdAt }) => (status === wanted ? createdAt.getTime() : []))).size
  return { approved: count('approved'), rejected: count('rejected') }
}

/** Whose events need no review: three approved and none rejected in twelve months (product.md C2 `/addevent`). */
export function isTrustedOrganizer(submissions: readonly Decided[], now: Date): boolean {
  const { approved, rejected } = decisionsOf(submissions, now)
  return approved >= approvalsNeeded && rejected === 0
}

import { counts, type RegistrationStatus } from './registration-states'

/** Maximum number of registrations per person and edition. */
export const maxRegistrations = 2

/** Where and when somebody opens. Two studios in one building count as one neighborhood, whatever the registrations say. */
export interface OpensAt {
  readonly weekendId?: string | undefined
  readonly neighbourhoodId?: string | undefined
  readonly siteId?: string | undefined
}

export interface Registered extends OpensAt {
  readonly id: string
  readonly status: RegistrationStatus
}

/** Why a registration conflicts with another one of the same person, whose id is `id`. */
export type Clash = { readonly of: 'weekend' | 'neighborhood' | 'building'; readonly id: string } | { readonly of: 'number'; readonly most: number }

/** All conflicts with the person's other registrations for the edition. Ended ones and drafts do not count. */
export function registrationClashes(wanted: OpensAt & { readonly id?: string }, all: readonly Registered[]): readonly Clash[] {
  const others = all.filter(({ id, status }) => id !== wanted.id && counts(status))
  return [
    ...(others.length >= maxRegistrations ? [{ of: 'number', most: maxRegistrations } as const] : []),
    ...others.flatMap(other => [
      ...(isSame(wanted.weekendId, other.weekendId) ? [{ of: 'weekend', id: other.id } as const] : []),
      ...placeClash(wanted, other),
    ]),
  ]
}

function placeClash(wanted: OpensAt, { id, siteId, neighbourhoodId }: Registered): readonly Clash[] {
  if (isSame(wanted.siteId, siteId)) return [{ of: 'building', id }]
  return isSame(wanted.neighbourhoodId, neighbourhoodId) ? [{ of: 'neighborhood', id }] : []
}

const isSame = (a: string | undefined, b: string | undefined) => a !== undefined && a === b

import { omitUndefined } from '../../shared/omit-undefined'
import type { CallFacts } from './call-facts'
import { type OpensAt, type Registered, registrationClashes } from './registration-clash'
import type { WantedPlace } from './registration-input'
import type { RegistrationRefusal } from './registration-refusals'
import { counts } from './registration-states'

type Facts = Pick<CallFacts, 'edition' | 'weekends' | 'sites' | 'neighbourhoodIds' | 'communityIds'>

/** Where and when a wanted place opens; in a building, the building's neighborhood counts. */
export const opensAt = ({ siteId, neighbourhoodId, weekendId }: WantedPlace, { sites }: Pick<CallFacts, 'sites'>): OpensAt =>
  omitUndefined<OpensAt>({ siteId, weekendId, neighbourhoodId: siteId === undefined ? neighbourhoodId : sites.get(siteId)?.neighbourhoodId })

/** Every reason why a person cannot have these places in addition to their other ones. Whether a building is full is checked in the transaction. */
export function placeRefusals(wanted: readonly WantedPlace[], facts: Facts, own: readonly Registered[]): readonly RegistrationRefusal[] {
  return wanted.flatMap((one, i) => {
    const asked = wanted.slice(0, i).map((before): Registered => ({ ...opensAt(before, facts), id: before.id, status: 'submitted' }))
    const others = own.filter(({ id }) => !wanted.some(other => other.id === id))
    const clashes = registrationClashes({ ...opensAt(one, facts), id: one.id }, [...others, ...asked])
    return [
      ...unknown(one, facts),
      ...weekendRefusal(one, facts),
      ...clashes.map(clash => ({ reason: 'clash', id: one.id, clash }) as const),
      ...communityRefusal(one, [...others.filter(({ status }) => counts(status)), ...wanted], facts),
    ]
  })
}

function unknown({ id, siteId, street, neighbourhoodId, weekendId, tier }: WantedPlace, facts: Facts): readonly RegistrationRefusal[] {
  const isOwn = siteId === undefined
  return [
    ...(!isOwn && !facts.sites.has(siteId) ? [{ reason: 'unknown-building', id } as const] : []),
    ...(isOwn && street === undefined ? [{ reason: 'no-address', id } as const] : []),
    ...(isOwn && !facts.neighbourhoodIds.includes(neighbourhoodId ?? '') ? [{ reason: 'unknown-neighborhood', id } as const] : []),
    ...(facts.weekends.some(one => one.id === weekendId) ? [] : [{ reason: 'unknown-weekend', id } as const]),
    ...(facts.edition.tiers && !facts.edition.tiers.includes(tier) ? [{ reason: 'unknown-tier', id } as const] : []),
  ]
}

/** Community spaces are for artists without another location (product.md A2). */
const communityRefusal = (
  one: WantedPlace,
  all: readonly { readonly id: string; readonly siteId?: string | undefined }[],
  { communityIds }: Facts,
) =>
  all.some(({ id }) => id !== one.id) && [one, ...all].some(({ siteId }) => communityIds.has(siteId ?? ''))
    ? [{ reason: 'community-alone', id: one.id } as const]
    : []

/** A neighborhood opens on its weekend. A neighborhood without one may choose. */
function weekendRefusal(one: WantedPlace, facts: Facts): readonly RegistrationRefusal[] {
  const { neighbourhoodId } = opensAt(one, facts)
  const weekend = weekendOf(neighbourhoodId, facts.weekends)
  return weekend === undefined || weekend === one.weekendId ? [] : [{ reason: 'wrong-weekend', id: one.id, weekendId: weekend }]
}

/** The weekend on which a neighborhood opens. */
export const weekendOf = (
  neighbourhoodId: string | undefined,
  weekends: readonly { readonly id: string; readonly neighbourhoodIds: readonly string[] }[],
): string | undefined => (neighbourhoodId === undefined ? undefined : weekends.find(one => one.neighbourhoodIds.includes(neighbourhoodId))?.id)

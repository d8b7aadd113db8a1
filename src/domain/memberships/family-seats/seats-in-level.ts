import type { StoredOf } from '../../shared/records/collection'
import type { membershipProducts } from '../membership-products.collection'
import type { Seat } from './membership-seats.collection'

/** Number of a level's seats besides the holder's. */
export const furtherSeats = (product: Pick<StoredOf<typeof membershipProducts>, 'levels'> | undefined, level: string): number =>
  (product?.levels.find(({ key }) => key === level)?.seats ?? 1) - 1

/** The seats that fit into the level: after a change to a smaller level, those given first. */
export const seatsWithRoom = <S extends Pick<Seat, 'id' | 'invitedAt'>>(all: readonly S[], further: number): readonly S[] =>
  all.toSorted((a, b) => a.invitedAt.getTime() - b.invitedAt.getTime() || a.id.localeCompare(b.id)).slice(0, further)

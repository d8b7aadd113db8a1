import type { OwnWork } from '../../../queries/account.queries'

/** Availability and state of a work as text. */
export const availabilityText = { sale: 'for sale', sold: 'sold', nfs: 'not for sale', inquire: 'on request' } as const
export const stateText = {
  draft: 'Draft, only you can see it',
  public: 'Public',
  archived: 'Hidden',
  removed: 'Removed by our staff',
} as const

/** Whether one of its pictures has no description. */
export const isUndescribed = ({ pictures }: Pick<OwnWork, 'pictures'>) => pictures.some(({ shown }) => shown?.alt.trim() === '')

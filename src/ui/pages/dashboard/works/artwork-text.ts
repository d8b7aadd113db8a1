import type { OwnWork } from '../../../queries/account.queries'

/** Whether a work can be had, and where it hangs, in words. */
export const availabilityText = { sale: 'for sale', sold: 'sold', nfs: 'not for sale', inquire: 'on request' } as const
export const stateText = {
  draft: 'Draft, seen by you alone',
  public: 'On the wall',
  archived: 'Taken down',
  removed: 'Removed by the office',
} as const

/** Whether one of its pictures says nothing to those who cannot see it. */
export const isUndescribed = ({ pictures }: Pick<OwnWork, 'pictures'>) => pictures.some(({ shown }) => shown?.alt.trim() === '')

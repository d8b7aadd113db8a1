/** Whether a work can be had, and where it hangs, in words. */
export const availabilityWords = { sale: 'for sale', sold: 'sold', nfs: 'not for sale', inquire: 'on request' } as const
export const stateWords = {
  draft: 'Draft, seen by you alone',
  public: 'On the wall',
  archived: 'Taken down',
  removed: 'Removed by the office',
} as const

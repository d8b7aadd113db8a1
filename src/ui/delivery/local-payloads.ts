/** Set by the local backend at the first change after seeding; removed by a reset. */
export const changedKey = 'local:changed'

/**
 * Local mode's payload files contain the unchanged sample season on its default day. After a change or on a simulated date, pages are
 * rendered from the store.
 */
export const localPayloadsHold = (store: Pick<Storage, 'getItem'>, address: URL): boolean =>
  store.getItem(changedKey) === null && store.getItem('local-mode.on') === null && !address.searchParams.has('on')

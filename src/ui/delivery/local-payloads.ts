/** Set by the local backend with the first change after planting; taken away by a reset. */
export const changedKey = 'local:changed'

/**
 * Local mode's payload files were written from the untouched sample season on its default day. Whoever changed
 * something, or looks from another day, is drawn from the store.
 */
export const localPayloadsHold = (store: Pick<Storage, 'getItem'>, address: URL): boolean =>
  store.getItem(changedKey) === null && store.getItem('local-mode.on') === null && !address.searchParams.has('on')

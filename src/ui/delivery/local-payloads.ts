/** Set by the local backend at the first change after seeding; removed by a reset. */
export const changedKey = 'local:changed'

/** Storage keys that make the store differ from the sample season on its default day: a change, a simulated date, the empty organization. */
const differences = [changedKey, 'local-mode.on', 'local-mode.empty']

/** Local mode's payload files contain the unchanged sample season on its default day. Any other pages are rendered from the store. */
export const localPayloadsHold = (store: Pick<Storage, 'getItem'>, address: URL): boolean =>
  differences.every(key => store.getItem(key) === null) && !address.searchParams.has('on') && !address.searchParams.has('empty')

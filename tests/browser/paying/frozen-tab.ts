import type { Page } from 'playwright-core'

/** A write of the local backend: the beginning of the document's path, and its status after the write. */
export interface Moment {
  readonly path: string
  readonly state: string
  /** Whether the write is stored before the program stops. */
  readonly isStored: boolean
}

/**
 * Stops the tab's program for good at this moment: its database never answers. Call it before the page is loaded; `frozen` resolves when
 * the program has stopped.
 */
export async function freezeAt(page: Page, moment: Moment): Promise<{ readonly frozen: Promise<void> }> {
  let tell: () => void
  const frozen = new Promise<void>(resolve => {
    tell = resolve
  })
  await page.exposeFunction('standsStill', () => tell())
  await page.addInitScript(({ path, state, isStored }) => {
    type Write = (this: IDBObjectStore, value: unknown, key?: IDBValidKey) => IDBRequest<IDBValidKey>
    const [put, add] = ['put', 'add'].map(name => Reflect.get(IDBObjectStore.prototype, name) as Write) as [Write, Write]
    const lost = new WeakSet<IDBTransaction>()
    const never = {} as IDBRequest<IDBValidKey>
    // A listener on the database, in the capture phase, runs before the transaction's own listeners.
    const silence = (transaction: IDBTransaction, event: 'abort' | 'complete') =>
      transaction.db.addEventListener(
        event,
        told => {
          if (told.target !== transaction) return
          told.stopImmediatePropagation()
          void (window as unknown as { standsStill(): unknown }).standsStill()
        },
        { capture: true },
      )
    IDBObjectStore.prototype.put = function (this: IDBObjectStore, value: Readonly<Record<string, unknown>>, key?: IDBValidKey) {
      const { transaction } = this
      if (lost.has(transaction)) return never
      if (String(key).startsWith(path) && (value['state'] ?? value['status']) === state) {
        silence(transaction, isStored ? 'complete' : 'abort')
        if (!isStored) {
          lost.add(transaction)
          transaction.abort()
          return never
        }
      }
      return put.call(this, value, key)
    }
    IDBObjectStore.prototype.add = function (this: IDBObjectStore, value: unknown, key?: IDBValidKey) {
      return lost.has(this.transaction) ? never : add.call(this, value, key)
    }
  }, moment)
  return { frozen }
}

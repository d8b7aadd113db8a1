import type { Page } from 'playwright-core'

type Stored = Readonly<Record<string, unknown>>

/** The documents of a collection in the browser's store, with their ids. */
export const stored = (page: Page, collection: string): Promise<readonly Stored[]> =>
  page.evaluate(
    path =>
      new Promise<Stored[]>((resolve, reject) => {
        const opening = indexedDB.open('local-mode')
        opening.onerror = () => reject(opening.error!)
        opening.onsuccess = () => {
          const documents = opening.result.transaction('documents').objectStore('documents')
          // In the order of characters `0` follows `/`, so this range is the collection.
          const range = IDBKeyRange.bound(`${path}/`, `${path}0`, false, true)
          const [ids, found] = [documents.getAllKeys(range), documents.getAll(range)]
          found.onsuccess = () => {
            opening.result.close()
            resolve((found.result as object[]).map((one, i) => ({ ...one, id: String(ids.result[i]).slice(path.length + 1) })))
          }
        }
      }),
    collection,
  )

/** What a person with this address has ordered and paid, by our records and by the provider's. */
export async function moneyOf(page: Page, email: string) {
  const made = (await stored(page, 'orders')).filter(order => order['email'] === email)
  const isTheirs = ({ orderId }: Stored) => made.some(({ id }) => id === orderId)
  const [recorded, charged] = [(await stored(page, 'payments')).filter(isTheirs), (await stored(page, 'simulatedPayments')).filter(isTheirs)]
  return {
    orders: made.map(({ status }) => status),
    // Includes refunds.
    payments: recorded.length,
    charges: charged.filter(({ state }) => state === 'succeeded').length,
  }
}

export const paidOnce = { orders: ['paid'], payments: 1, charges: 1 }

import type { Page } from 'playwright-core'

/** A write of the local backend: the beginning of the document's path, and its state afterwards. */
export interface Moment {
  readonly path: string
  readonly state: string
  /** Whether it is stored, or the program stops before it is. */
  readonly isStored: boolean
}

/**
 * Stops the tab's program for good at a moment, as a phone does that runs out of memory. Call it before the page is loaded; resolves when
 * it stands still, and nothing can be asked of the page any more.
 */
export async function freezeAt(page: Page, moment: Moment): Promise<{ readonly frozen: Promise<void> }> {
  let tell: () => void
  const frozen = new Promise<void>(resolve => {
    tell = resolve
  })
  await page.exposeFunction('standsStill', () => tell())
  await page.addInitScript(({ path, state, isStored }) => {
    const put = IDBObjectStore.prototype.put
    const stop = () => {
      void (window as unknown as { standsStill(): unknown }).standsStill()
      for (;;);
    }
    IDBObjectStore.prototype.put = function (this: IDBObjectStore, value: Record<string, unknown>, key?: IDBValidKey) {
      const request = put.call(this, value, key)
      if (String(key).startsWith(path) && (value['state'] ?? value['status'] ?? value['waits']) === state) {
        // Before whatever else waits for it.
        if (isStored) this.transaction.addEventListener('complete', stop, { capture: true })
        else stop()
      }
      return request
    }
  }, moment)
  return { frozen }
}

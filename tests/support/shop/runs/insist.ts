import { isTransient } from '../../../../src/ports/errors'
import type { Kill } from './turns'

/** Repeats a call whose answer was lost, with the same key, as the browser does when the button is pressed again. */
export async function insist<T>(kill: Kill | undefined, call: (more: { kill?: Kill; key: string }) => Promise<T>): Promise<T> {
  const key = crypto.randomUUID()
  if (!kill) return call({ key })
  try {
    return await call({ key, kill })
  } catch (error) {
    if (!isTransient(error)) throw error
    return call({ key })
  }
}

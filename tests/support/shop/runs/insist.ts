import { isTransient } from '../../../../src/ports/errors'
import type { Kill } from './turns'

/** A call whose answer is lost is made again with its key, as the browser does when somebody presses once more. */
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

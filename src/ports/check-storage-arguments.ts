import { PortError } from './errors'
import { type RetryTimes, storageLimits } from './storage'

/**
 * Checks that every adapter of the Storage port makes before a request, because the hosted service answers invalid requests in various
 * ways.
 */

/** Throws `invalid-url`. */
export function requireFilePath(path: string): void {
  if (path === '' || path.split('/').some(part => part === '' || part === '.' || part === '..'))
    throw new PortError('storage', 'invalid-url', `'${path}' is not the path of a file`)
}

/** Throws `invalid-argument`. */
export function requirePageSize(size: number): void {
  const { least, most } = storageLimits.listPage
  if (!Number.isInteger(size) || size < least || size > most)
    throw new PortError('storage', 'invalid-argument', `a page holds ${least} to ${most} files`)
}

/** Throws `invalid-argument`. */
export function requireRetryTimes({ operation, upload }: RetryTimes): void {
  for (const time of [operation, upload]) if (!(time >= 0)) throw new PortError('storage', 'invalid-argument', `${time} is not a time for retries`)
}

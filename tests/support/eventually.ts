import { vi } from 'vitest'

/** Resolves when the check passes. Fails only after a time that is enough for the slowest machine. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> => vi.waitFor(check, { timeout: 60_000, interval: 1 })

import { vi } from 'vitest'

/** Resolves when the check passes. It fails only after a time in which the slowest machine would have passed. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> => vi.waitFor(check, { timeout: 60_000, interval: 1 })

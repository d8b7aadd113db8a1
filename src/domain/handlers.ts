import type { FunctionHandler } from './shared/cloud-function'

/** Every callable of the product; each host loops over this list. */
export const handlers: readonly FunctionHandler<never, unknown>[] = []

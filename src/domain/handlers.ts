import * as listed from './handler-list'
import type { FunctionHandler } from './shared/functions/handler'

/** Every callable of the product. Each host serves this list. */
export const handlers: readonly FunctionHandler[] = Object.values(listed)

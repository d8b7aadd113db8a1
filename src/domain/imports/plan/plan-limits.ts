/** Limits of one import (product.md C5): rows to write, and their bytes. A larger file becomes several imports. */
export const batchLimits = { rows: 20_000, bytes: 20 * 1024 * 1024 } as const

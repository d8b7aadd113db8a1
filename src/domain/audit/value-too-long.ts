import type { Value } from '../../ports/documents'

/** Stands in the audit for a value too long to be kept. */
export const valueTooLong = (characters: number): Value => ({ tooLong: characters })

/** How many characters a value had that the audit does not keep; `undefined` for one that it keeps. */
export function lengthOfValueTooLong(value: unknown): number | undefined {
  if (typeof value !== 'object' || value === null || Object.keys(value).length !== 1) return undefined
  const { tooLong } = value as { tooLong?: unknown }
  return typeof tooLong === 'number' ? tooLong : undefined
}

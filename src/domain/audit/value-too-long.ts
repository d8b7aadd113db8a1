import type { Value } from '../../ports/documents'

/** Stands in the audit for a value that is too long to be stored. */
export const valueTooLong = (characters: number): Value => ({ tooLong: characters })

/** The number of characters of a value that was too long for the audit; `undefined` for a stored value. */
export function lengthOfValueTooLong(value: unknown): number | undefined {
  if (typeof value !== 'object' || value === null || Object.keys(value).length !== 1) return undefined
  const { tooLong } = value as { tooLong?: unknown }
  return typeof tooLong === 'number' ? tooLong : undefined
}

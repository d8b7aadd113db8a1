import { isDeepStrictEqual } from 'node:util'

/** Each case once: several branches of a rule describe the same document or query. */
export const distinct = <T>(cases: readonly T[]): readonly T[] =>
  cases.filter((one, at) => cases.findIndex(other => isDeepStrictEqual(one, other)) === at)

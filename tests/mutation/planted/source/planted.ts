/** Places for the test of the runner: each tells by its name what becomes of its mutants, whichever of them is drawn. */
export const checked = (taken: number, more: number) => taken + more

export const unchecked = (taken: number) => taken * 2

/** No test calls it. @public */
export const uncalled = (taken: number) => taken * 3

export function counted(limit: number): number {
  let n = 0
  for (; n !== limit; n++);
  return n
}

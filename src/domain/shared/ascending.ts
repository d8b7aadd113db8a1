type Comparable = string | number | Date

/** An order by these fields: by the next one where two have the same in the one before. Texts are in the order of their code units, as days and ids need it. */
export const ascending =
  <K extends string>(...fields: readonly K[]) =>
  (a: Readonly<Record<K, Comparable>>, b: Readonly<Record<K, Comparable>>): number => {
    for (const field of fields) {
      const [first, second] = [a[field] as number, b[field] as number]
      if (first < second) return -1
      if (first > second) return 1
    }
    return 0
  }

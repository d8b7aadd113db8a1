export const sizeUnits = { in: 25.4, cm: 10 } as const
export type SizeUnit = keyof typeof sizeUnits

/** Whole millimeters of a typed length; `undefined` if it is invalid. A comma counts as a point. */
export function millimetres(words: string, unit: SizeUnit): number | undefined {
  const plain = words.trim().replace(',', '.')
  if (!/^\d{1,4}(\.\d{1,2})?$/.test(plain)) return undefined
  const length = Math.round(Number(plain) * sizeUnits[unit])
  return length >= 1 ? length : undefined
}

/** Millimeters in a unit, rounded to a tenth; empty if unknown. */
export const sizeIn = (length: number | undefined, unit: SizeUnit): string =>
  length === undefined ? '' : String(Math.round((length / sizeUnits[unit]) * 10) / 10)

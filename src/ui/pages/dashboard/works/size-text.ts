export const sizeUnits = { in: 25.4, cm: 10 } as const
export type SizeUnit = keyof typeof sizeUnits

/** A length as people write it, in whole millimetres; `undefined` for what is no length. A comma is a point. */
export function millimetres(words: string, unit: SizeUnit): number | undefined {
  const plain = words.trim().replace(',', '.')
  if (!/^\d{1,4}(\.\d{1,2})?$/.test(plain)) return undefined
  const length = Math.round(Number(plain) * sizeUnits[unit])
  return length >= 1 ? length : undefined
}

/** Millimetres in a unit, to a tenth; nothing where nothing is known. */
export const sizeIn = (length: number | undefined, unit: SizeUnit): string =>
  length === undefined ? '' : String(Math.round((length / sizeUnits[unit]) * 10) / 10)

import { numberText } from './number-text'

const units = [
  { unit: 'GB', bytes: 2 ** 30, steps: 10 },
  { unit: 'MB', bytes: 2 ** 20, steps: 10 },
]
const smallest = { unit: 'kB', bytes: 2 ** 10, steps: 1 }

/** `1.2 GB`, `12.4 MB`, `870 kB`, from bytes. */
export function fileSize(size: number): string {
  const { unit, bytes, steps } = units.find(one => size >= one.bytes) ?? smallest
  return `${numberText(Math.round((size / bytes) * steps) / steps)} ${unit}`
}

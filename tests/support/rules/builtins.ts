import { Duration, Instant, RulesError, type RulesValue } from './values'

/** Built-in functions, except those that read the database. */
export const conversions: Readonly<Record<string, (value: RulesValue) => RulesValue>> = {
  int: value => {
    if (typeof value === 'bigint') return value
    if (typeof value === 'number' && Number.isFinite(value)) return BigInt(Math.trunc(value))
    if (typeof value === 'string' && /^-?\d+$/.test(value)) return BigInt(value)
    throw new RulesError('no integer')
  },
  float: value => {
    const converted = typeof value === 'string' && value.trim() !== '' ? Number(value) : typeof value === 'bigint' ? Number(value) : value
    if (typeof converted === 'number' && !Number.isNaN(converted)) return converted
    throw new RulesError('no float')
  },
  string: value => {
    if (value === null || ['boolean', 'bigint', 'number', 'string'].includes(typeof value)) return String(value)
    throw new RulesError('no text')
  },
}

type Namespace = Readonly<Record<string, (...args: never[]) => RulesValue>>

const units: Readonly<Record<string, number>> = { w: 604_800_000, d: 86_400_000, h: 3_600_000, m: 60_000, s: 1000, ms: 1 }
const numeric = (change: (value: number) => number) => (value: bigint | number) => change(Number(value))
const toInteger = (change: (value: number) => number) => (value: bigint | number) => BigInt(change(Number(value)))

export const namespaces: Readonly<Record<string, Namespace>> = {
  timestamp: {
    date: (year: bigint, month: bigint, day: bigint) => new Instant(Date.UTC(Number(year), Number(month) - 1, Number(day))),
    value: (millis: bigint) => new Instant(Number(millis)),
  },
  duration: {
    value: (size: bigint, unit: string) => {
      const millis = units[unit]
      if (millis === undefined) throw new RulesError(`no unit ${unit}`)
      return new Duration(Number(size) * millis)
    },
    time: (hours: bigint, minutes: bigint, seconds: bigint) => new Duration(((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000),
  },
  math: {
    abs: (value: bigint | number) => (value < 0 ? -value : value),
    ceil: toInteger(Math.ceil),
    floor: toInteger(Math.floor),
    round: toInteger(Math.round),
    sqrt: numeric(Math.sqrt),
    pow: (base: bigint | number, exponent: bigint | number) => Number(base) ** Number(exponent),
    isNaN: (value: bigint | number) => Number.isNaN(Number(value)),
    isInfinite: (value: bigint | number) => Math.abs(Number(value)) === Infinity,
  },
}

import { fold } from '../../shared/text/fold-accents'

const languages = ['en', 'de', 'fr', 'es', 'it', 'nl']

/** Months by their names and abbreviations, folded: `march` and `mar`, `märz`, `mars`, `marzo`, `maart`. */
const months: ReadonlyMap<string, number> = new Map([
  ...languages.flatMap(language =>
    (['long', 'short'] as const).flatMap(month => {
      const written = new Intl.DateTimeFormat(language, { month, timeZone: 'UTC' })
      return Array.from({ length: 12 }, (_, at) => [fold(written.format(new Date(Date.UTC(2027, at)))).replace(/\.$/, ''), at + 1] as const)
    }),
  ),
  ['sept', 9],
])

const dayFirst = /^(\d{1,2})(?:st|nd|rd|th|\.|º)?[\s-]*(?:de |of )?(\p{L}+)\.?,?[\s-]*(?:del? )?(\d{4}|\d{2})(?!\d)/iu
const monthFirst = /^(\p{L}+)\.?[\s-]*(\d{1,2})(?:st|nd|rd|th)?,?[\s-]+(\d{4})(?!\d)/iu

/** Year, month and day of `March 4, 2027`, `4 March 2027`, `4. März 2027`, `4-Mar-27`, in six languages, with or without a weekday before. */
export function namedDate(text: string): readonly [year: number, month: number, day: number] | undefined {
  for (const part of [text, text.replace(/^\p{L}+\.?,?\s+/u, '')]) {
    const [, day, name, year] = dayFirst.exec(part) ?? swapped(monthFirst.exec(part)) ?? []
    const month = name === undefined ? undefined : months.get(fold(name))
    if (month !== undefined) return [Number(year) + (year!.length === 2 ? 2000 : 0), month, Number(day)]
  }
  return undefined
}

const swapped = (found: RegExpExecArray | null) => found && [found[0], found[2]!, found[1]!, found[3]!]

export const namesMonth = (text: string): boolean => namedDate(text.trim()) !== undefined

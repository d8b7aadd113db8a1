import { selectInput } from '../../engine/fields/option-inputs'

const monthName = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' })

/** A term ends after its months, or with a month of the year. */
export const FixedEndInput = selectInput({
  empty: 'After its months',
  useOptions: () => ends,
  help: 'Choose a month if all terms end on the same day.',
})

const ends = Array.from({ length: 12 }, (_, month) => {
  // Of a leap year: where February is shorter, the term ends on its last day.
  const last = new Date(Date.UTC(2028, month + 1, 0))
  return { value: last.toISOString().slice(5, 10), label: `End of ${monthName.format(last)}` }
})

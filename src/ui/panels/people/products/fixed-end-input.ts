import { selectInput } from '../../engine/fields/option-inputs'

const monthName = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' })

/** Chooses when a term ends: after its months, or always at the end of one month of the year. */
export const FixedEndInput = selectInput({
  empty: 'After its months',
  useOptions: () => ends,
  help: 'Choose a month if all terms end on the same day.',
})

const ends = Array.from({ length: 12 }, (_, month) => {
  // Computed for a leap year: in other years the term ends on the last day of February.
  const last = new Date(Date.UTC(2028, month + 1, 0))
  return { value: last.toISOString().slice(5, 10), label: `End of ${monthName.format(last)}` }
})

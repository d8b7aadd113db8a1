import { type Cohort, cohortsOf, type MemberTerm } from '../../../../domain/analytics/member-retention'
import { suppressSmallCount } from '../../../../domain/analytics/suppress-small-counts'
import { Figure } from '../../engine/figures/figure'

interface RetentionFigureProps {
  readonly terms: readonly MemberTerm[]
  readonly today: string
}

/** How many members stay, by the year in which they became members. */
export default function RetentionFigure({ terms, today }: RetentionFigureProps) {
  const cohorts = cohortsOf(terms, today)
  const years = Math.max(0, ...cohorts.map(({ stayed }) => stayed.length))
  const cellOf = ({ members, stayed }: Cohort, year: number): string => {
    const n = stayed[year]
    if (n === undefined) return ''
    return typeof suppressSmallCount(members) === 'number' &&
      typeof suppressSmallCount(n) === 'number' &&
      typeof suppressSmallCount(members - n) === 'number'
      ? `${Math.round((100 * n) / members)}%`
      : 'few'
  }
  return (
    <Figure
      title="Who stays"
      lead="How many of the people who joined in a year were still members one, two or more years later. A renewal within the days of grace of the membership counts. Very small numbers read “few”, so that nobody can be recognized."
      fileName="who-stays"
      table={{
        columns: [
          { label: 'Began in', isText: true },
          { label: 'Members' },
          ...Array.from({ length: years }, (_, i) => ({ label: i === 0 ? 'After a year' : `After ${i + 1} years` })),
        ],
        rows: cohorts.map(cohort => [cohort.year, suppressSmallCount(cohort.members), ...Array.from({ length: years }, (_, i) => cellOf(cohort, i))]),
      }}
    />
  )
}

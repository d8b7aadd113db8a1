import type { NumberCheck } from '../../../../domain/guide/numbering/number-checks'
import { numbersReportTab } from './numbers-report-tab'

const kinds: Readonly<Record<NumberCheck, string>> = {
  double: 'Number given twice',
  missing: 'Number missing',
  unlisted: 'Not in the guide',
  range: 'Set-aside numbers',
  sortName: 'Sort name',
  hole: 'Free numbers',
}

interface Finding {
  readonly id: string
  readonly kind: string
  readonly note: string
  readonly listing?: string
}

/** What may be wrong with the numbers now. */
export default numbersReportTab<Finding>(
  'findings',
  ({ findings }) => findings.map(({ check, ...finding }, i) => ({ id: `${check} ${finding.listing ?? i}`, kind: kinds[check], ...finding })),
  {
    columns: [
      { name: 'note', label: 'Finding', value: ({ note }) => note, width: 480 },
      { name: 'kind', label: 'Kind', value: ({ kind }) => kind },
    ],
    sort: 'kind',
    filters: ['kind'],
    facts: ['kind', 'note'],
    empty: 'Nothing is wrong with the numbers',
    actions: [
      {
        label: 'Open the listing',
        on: 'one',
        fits: ({ listing }) => listing !== undefined,
        to: ({ listing }) => `/cpanel/sfoslistings?open=${listing}`,
      },
    ],
  },
)

import type { GuideFilter, GuideSearchResult } from '../../../../domain/guide/reading/guide-search'
import { Button } from '../../../kit/button'
import { counted } from '../../../kit/counted'
import { EmptyState } from '../../../kit/feedback/empty-state'
import type { MapFilters } from './map-address'

interface NoMatchingStudiosProps {
  readonly answer: GuideSearchResult
  readonly filters: MapFilters
  readonly onChange: (filters: MapFilters) => void
}

/** The name of each filter in “Without the medium”. */
const filterLabels: Readonly<Record<GuideFilter, string>> = {
  text: 'the words',
  weekend: 'the weekend',
  date: 'the day',
  neighbourhood: 'the neighborhood',
  medium: 'the medium',
  kind: 'the kind',
  facility: 'the facility',
  access: 'the access',
  ticketed: 'the ticket',
  openAt: '“open now”',
  saved: '“saved”',
}

const words = new Intl.ListFormat('en', { type: 'conjunction' })

/** Shown when no studio matches: names the filters and removes one with a single press. */
export default function NoMatchingStudios({ answer, filters, onChange }: NoMatchingStudiosProps) {
  return (
    <EmptyState title="No studios match these filters">
      <p>Remove a filter to see more:</p>
      <ul>
        {answer.alternatives.map(({ drop, count }) => (
          <li key={drop.join(' ')}>
            <Button
              size="s"
              look="quiet"
              onClick={() => onChange(Object.fromEntries(Object.entries(filters).filter(([name]) => !drop.includes(name as never))))}
            >
              Without {words.format(drop.map(name => filterLabels[name]))}: {counted(count, 'studio')}
            </Button>
          </li>
        ))}
      </ul>
      <Button onClick={() => onChange({})}>Clear all filters</Button>
    </EmptyState>
  )
}

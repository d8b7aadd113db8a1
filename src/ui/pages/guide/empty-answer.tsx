import type { GuideAnswer } from '../../../domain/guide/guide-search'
import { Button } from '../../kit/button'
import { EmptyState } from '../../kit/empty-state'
import { counted } from './guide-words'
import { filterLabels, type MapFilters } from './map-question'

interface EmptyAnswerProps {
  readonly answer: GuideAnswer
  readonly filters: MapFilters
  readonly onChange: (filters: MapFilters) => void
}

const words = new Intl.ListFormat('en', { type: 'conjunction' })

/** No studio fits: says what to let go of, and does it with one press. */
export function EmptyAnswer({ answer, filters, onChange }: EmptyAnswerProps) {
  return (
    <EmptyState title="No studio fits all of this">
      <p>Let go of one thing:</p>
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
      <Button onClick={() => onChange({})}>Show everything</Button>
    </EmptyState>
  )
}

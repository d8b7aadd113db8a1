import type { ArtAnswer } from '../../../domain/artists/art-search'
import { Button } from '../../kit/button'
import { EmptyState } from '../../kit/empty-state'
import { counted } from './art-words'
import { filterLabels, type SearchFilters } from './search-address'

interface NothingFoundProps {
  readonly answer: ArtAnswer
  readonly filters: SearchFilters
  readonly onChange: (filters: SearchFilters) => void
}

const words = new Intl.ListFormat('en', { type: 'conjunction' })

/** Nothing fits: says what to let go of, and does it with one press. */
export const NothingFound = ({ answer, filters, onChange }: NothingFoundProps) => (
  <EmptyState title="Nothing fits all of this" action={<Button onClick={() => onChange({})}>Show everything</Button>}>
    <p>Let go of one thing:</p>
    <ul>
      {answer.alternatives.map(({ drop, count }) => (
        <li key={drop.join(' ')}>
          <Button
            size="s"
            look="quiet"
            onClick={() => onChange(Object.fromEntries(Object.entries(filters).filter(([name]) => !drop.some(dropped => dropped === name))))}
          >
            Without {words.format(drop.map(name => filterLabels[name]))}: {counted(count, 'find')}
          </Button>
        </li>
      ))}
    </ul>
  </EmptyState>
)

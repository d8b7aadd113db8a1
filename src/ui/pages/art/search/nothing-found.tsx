import type { ArtFilter, ArtSearchResult } from '../../../../domain/art/art-search'
import { Button } from '../../../kit/button'
import { counted } from '../../../kit/counted'
import { EmptyState } from '../../../kit/feedback/empty-state'
import type { SearchFilters } from './search-address'

interface NothingFoundProps {
  readonly answer: ArtSearchResult
  readonly filters: SearchFilters
  readonly onChange: (filters: SearchFilters) => void
}

const filterLabels: Readonly<Record<ArtFilter, string>> = {
  text: 'the words',
  medium: 'the medium',
  tag: 'the subject',
  colour: 'the color',
  size: 'the size',
  price: 'the price',
  hood: 'the neighborhood',
  weekend: 'the weekend',
  access: 'the access',
  openAt: '“open now”',
}

const words = new Intl.ListFormat('en', { type: 'conjunction' })

/** No results: offers to remove the filters that prevent them. */
export const NothingFound = ({ answer, filters, onChange }: NothingFoundProps) => (
  <EmptyState title="Nothing matches these filters" action={<Button onClick={() => onChange({})}>Clear all filters</Button>}>
    <p>Remove a filter:</p>
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

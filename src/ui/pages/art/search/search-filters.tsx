import type { ArtFacet, ArtSearchResult } from '../../../../domain/art/art-search'
import type { ArtistsGridPage } from '../../../../domain/art/artists-grid'
import { colourNames } from '../../../../domain/artists/colour-names'
import { priceBands, sizeBands } from '../../../../domain/artists/price-and-size-bands'
import { accessLabel } from '../../../blocks/access-label'
import { weekendSpan } from '../../../blocks/days-and-hours-text'
import { FilterButtons, FilterFields } from '../../../blocks/questions/filter-fields'
import { priceLabels } from '../../../blocks/studio-price-labels'
import { counted } from '../../../kit/counted'
import { sizeLabels } from '../art-paths-and-texts'
import { ColourChoice } from './colour-choice'
import { type SearchFilters as Filters, isAsking } from './search-address'
import css from './searchable-art.module.css'

interface SearchFiltersProps {
  readonly front: ArtistsGridPage
  readonly filters: Filters
  readonly answer: ArtSearchResult | undefined
  /** `YYYY-MM-DD` in the edition’s zone. */
  readonly today: string
  readonly onChange: (part: Filters) => void
  readonly onClear: () => void
}

const shown: readonly { readonly name: ArtFacet; readonly label: string; readonly all: string }[] = [
  { name: 'medium', label: 'Medium', all: 'Any medium' },
  { name: 'tag', label: 'Subject', all: 'Anything' },
  { name: 'size', label: 'Size', all: 'Any size' },
  { name: 'price', label: 'Price', all: 'Any price' },
  { name: 'hood', label: 'Neighborhood', all: 'Everywhere' },
  { name: 'weekend', label: 'Weekend', all: 'Any weekend' },
  { name: 'access', label: 'Access', all: 'Any access' },
]

/** The filters of the search. Until all works are loaded they show the options of the artists grid; then they also show counts. */
export function SearchFilters({ front, filters, answer, today, onChange, onClear }: SearchFiltersProps) {
  const set = (name: keyof Filters, value: string | undefined) => onChange({ [name]: value || undefined })
  const known = knownChoices(front)
  const choices = (name: ArtFacet) => answer?.facets[name] ?? known[name].map(([value, label]) => ({ value, label, count: undefined }))
  const { edition, weekends } = front
  const opensToday = edition && (weekends.length === 0 || weekends.some(({ days }) => days.some(({ date }) => date === today)))
  const active = shown.filter(({ name }) => filters[name]).length
  const questions = shown
    .map(question => ({
      ...question,
      choices: choices(question.name).map(choice => ({ ...choice, label: labelOf(question.name, choice, front) })),
    }))
    .filter(({ name, choices: offered }) => offered.length > 0 || filters[name])
  return (
    <div className={css.filters}>
      <ColourChoice value={filters.colour} choices={choices('colour')} onChange={value => set('colour', value)} />
      <FilterButtons
        openNow={opensToday || filters.openAt ? Boolean(filters.openAt) : undefined}
        onOpenNow={wanted => set('openAt', wanted ? 'now' : undefined)}
        asking={isAsking(filters)}
        onClear={onClear}
      />
      <FilterFields
        {...{ questions, active }}
        chosen={filters}
        found={answer && counted(answer.works.length, 'work')}
        onChoose={set}
        onClear={onClear}
      />
    </div>
  )
}

function knownChoices({
  media,
  neighbourhoods,
  weekends,
  edition,
}: ArtistsGridPage): Readonly<Record<ArtFacet, readonly (readonly [string, string])[]>> {
  const same = (values: readonly string[]) => values.map(value => [value, value] as const)
  return {
    medium: same(media),
    tag: [],
    colour: same(colourNames),
    size: same(sizeBands.map(({ id }) => id)),
    price: same(priceBands.map(({ id }) => id)),
    hood: neighbourhoods.map(({ id, name }) => [id, name] as const),
    weekend: weekends.map(({ n, name }) => [String(n), name] as const),
    access: edition ? same(['full', 'partial']) : [],
  }
}

function labelOf(name: ArtFacet, { value, label }: { readonly value: string; readonly label: string }, { weekends }: ArtistsGridPage): string {
  if (name === 'size') return (sizeLabels as Readonly<Record<string, string>>)[value] ?? label
  if (name === 'price') return (priceLabels as Readonly<Record<string, string>>)[value] ?? label
  if (name === 'access') return accessLabel(value, label)
  const weekend = name === 'weekend' ? weekends.find(({ n }) => String(n) === value) : undefined
  return weekend ? weekendSpan(weekend) || label : label
}

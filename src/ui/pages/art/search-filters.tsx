import type { ArtAnswer, ArtFacet } from '../../../domain/artists/art-search'
import { mediaOf } from '../../../domain/artists/art-wall'
import { colourNames } from '../../../domain/artists/colour-names'
import { priceBands, sizeBands } from '../../../domain/artists/price-bands'
import type { ArtWall } from '../../../domain/artists/published-art'
import type { GuideIndex } from '../../../domain/guide/guide-snapshot'
import { Button } from '../../kit/button'
import { Select } from '../../kit/select'
import { weekendSpan } from '../guide/guide-words'
import { priceLabels, sizeLabels } from './art-words'
import { ColourChoice } from './colour-choice'
import { type SearchFilters as Filters, isAsking } from './search-address'
import css from './search-board.module.css'

interface SearchFiltersProps {
  readonly wall: ArtWall
  readonly guide: GuideIndex | null
  readonly filters: Filters
  readonly answer: ArtAnswer | undefined
  readonly onChange: (filters: Filters) => void
}

const shown: readonly { readonly name: ArtFacet; readonly label: string; readonly all: string }[] = [
  { name: 'medium', label: 'Medium', all: 'Any medium' },
  { name: 'tag', label: 'Subject', all: 'Anything' },
  { name: 'size', label: 'Size', all: 'Any size' },
  { name: 'price', label: 'Price', all: 'Any price' },
  { name: 'hood', label: 'Neighborhood', all: 'Everywhere' },
  { name: 'weekend', label: 'Weekend', all: 'Any weekend' },
  { name: 'access', label: 'Getting in', all: 'Any access' },
]

/** The filters of the search. Until all works are there they offer what the wall knows; then they count. */
export function SearchFilters({ wall, guide, filters, answer, onChange }: SearchFiltersProps) {
  const set = (name: keyof Filters, value: string | undefined) => onChange({ ...filters, [name]: value || undefined })
  const known = knownChoices(wall, guide)
  const choices = (name: ArtFacet) => answer?.facets[name] ?? known[name].map(([value, label]) => ({ value, label, count: undefined }))
  const active = shown.filter(({ name }) => filters[name]).length
  return (
    <div className={css.filters}>
      <ColourChoice value={filters.colour} choices={choices('colour')} onChange={value => set('colour', value)} />
      <div className={css.presses}>
        {guide && (
          <Button
            size="s"
            look={filters.openAt ? 'main' : 'plain'}
            aria-pressed={Boolean(filters.openAt)}
            onClick={() => set('openAt', filters.openAt ? undefined : 'now')}
          >
            Open now
          </Button>
        )}
        {isAsking(filters) && (
          <Button size="s" look="quiet" onClick={() => onChange({})}>
            Clear all
          </Button>
        )}
      </div>
      <details className={css.details} open={active > 0 ? true : undefined}>
        <summary>Filters{active > 0 && ` (${active})`}</summary>
        <div className={css.grid}>
          {shown
            .filter(({ name }) => choices(name).length > 0 || filters[name])
            .map(({ name, label, all }) => (
              <Select
                key={name}
                label={label}
                value={filters[name] ?? ''}
                onChange={event => set(name, event.target.value)}
                options={[
                  { value: '', label: all },
                  ...choices(name).map(choice => ({
                    value: choice.value,
                    label: `${labelOf(name, choice, guide)}${choice.count === undefined ? '' : ` (${choice.count})`}`,
                  })),
                ]}
              />
            ))}
        </div>
      </details>
    </div>
  )
}

function knownChoices(wall: ArtWall, guide: GuideIndex | null): Readonly<Record<ArtFacet, readonly (readonly [string, string])[]>> {
  const same = (values: readonly string[]) => values.map(value => [value, value] as const)
  return {
    medium: same(mediaOf(wall)),
    tag: [],
    colour: same(colourNames),
    size: same(sizeBands.map(({ id }) => id)),
    price: same(priceBands.map(({ id }) => id)),
    hood: wall.neighbourhoods.map(({ id, name }) => [id, name] as const),
    weekend: (guide?.weekends ?? []).map(({ n, name }) => [String(n), name] as const),
    access: guide ? same(['full', 'partial']) : [],
  }
}

const accessLabels: Readonly<Record<string, string>> = { full: 'Wheelchair accessible', partial: 'At least partly' }

function labelOf(name: ArtFacet, { value, label }: { readonly value: string; readonly label: string }, guide: GuideIndex | null): string {
  if (name === 'size') return (sizeLabels as Readonly<Record<string, string>>)[value] ?? label
  if (name === 'price') return (priceLabels as Readonly<Record<string, string>>)[value] ?? label
  if (name === 'access') return accessLabels[value] ?? label
  const weekend = name === 'weekend' ? guide?.weekends.find(({ n }) => String(n) === value) : undefined
  return weekend ? weekendSpan(weekend) || label : label
}

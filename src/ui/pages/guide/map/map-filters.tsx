import { useMemo } from 'react'
import { openDay } from '../../../../domain/guide/door-status/door-status-now'
import type { MapEdition } from '../../../../domain/guide/reading/edition-for-map'
import type { FacetName } from '../../../../domain/guide/reading/guide-facets'
import type { GuideSearchResult } from '../../../../domain/guide/reading/guide-search'
import type { LocalMoment } from '../../../../domain/shared/time/local-day'
import { useSaved } from '../../../app-services/stored-saves'
import { accessLabel } from '../../../blocks/access-label'
import { shortDay, weekendSpan } from '../../../blocks/days-and-hours-text'
import { FilterButtons, type FilterChoice, FilterFields } from '../../../blocks/questions/filter-fields'
import { Button } from '../../../kit/button'
import { type MapFilters as Filters, isAsking } from './map-address'
import css from './map-filters.module.css'
import type { NearMe } from './use-near-me'

interface MapFiltersProps {
  readonly guide: MapEdition
  readonly filters: Filters
  readonly answer: GuideSearchResult | undefined
  /** What is found, such as "8 studios"; absent while it is searched for. */
  readonly found: string | undefined
  readonly near: NearMe
  readonly at: LocalMoment
  readonly onChange: (part: Filters) => void
  readonly onClear: () => void
}

const shown: readonly { readonly name: FacetName; readonly label: string; readonly all: string }[] = [
  { name: 'weekend', label: 'Weekend', all: 'Any weekend' },
  { name: 'date', label: 'Day', all: 'Any day' },
  { name: 'neighbourhood', label: 'Neighborhood', all: 'Everywhere' },
  { name: 'medium', label: 'Medium', all: 'Any medium' },
  { name: 'kind', label: 'Kind', all: 'Any kind' },
  { name: 'access', label: 'Getting in', all: 'Any access' },
  { name: 'facility', label: 'There is', all: 'Any facility' },
  { name: 'ticketed', label: 'Tickets', all: 'With or without' },
]
const ticketLabels: Readonly<Record<string, string>> = { yes: 'Ticket needed', no: 'Walk in' }

/** By `code` of a `GeolocationPositionError`. */
const locationFailures: Readonly<Record<number, string>> = {
  1: 'Your browser does not share your location. Allow it in this page’s settings.',
  2: 'Your device could not find its location. Try again in a minute.',
  3: 'Finding your location took too long. Try again outdoors.',
}

/** Filters of map and list. A filter without matches in this edition is not offered. */
export default function MapFilters({ guide, filters, answer, found, near, at, onChange, onClear }: MapFiltersProps) {
  const set = (name: keyof Filters, value: string | undefined) => onChange({ [name]: value || undefined })
  const labelOf = (name: FacetName, value: string, label: string) => {
    if (name === 'date') return shortDay(value)
    if (name === 'access') return accessLabel(value, label)
    if (name === 'ticketed') return ticketLabels[value] ?? label
    const weekend = name === 'weekend' ? guide.weekends.find(({ n }) => String(n) === value) : undefined
    return weekend ? weekendSpan(weekend) || label : label
  }
  const offered = (name: FacetName): readonly FilterChoice[] => answer?.facets[name] ?? guide.facets[name].choices
  const saved = useSaved('listing').length
  const opensToday = useMemo(
    () =>
      openDay(
        guide.listings.flatMap(({ openings }) => openings),
        at,
      ) !== undefined,
    [guide, at],
  )
  const active = Object.entries(filters).filter(([name, value]) => name !== 'text' && name !== 'openAt' && name !== 'saved' && value).length
  const questions = shown
    .filter(({ name }) => guide.facets[name].narrows || filters[name])
    .map(question => ({
      ...question,
      choices: offered(question.name).map(choice => ({
        ...choice,
        label: labelOf(question.name, choice.value, choice.label),
      })),
    }))
  return (
    <div className={css.filters}>
      <FilterButtons
        openNow={opensToday || filters.openAt ? Boolean(filters.openAt) : undefined}
        onOpenNow={wanted => set('openAt', wanted ? 'now' : undefined)}
        asking={isAsking(filters)}
        onClear={onClear}
      >
        <Button size="s" busy={near.asking} aria-pressed={near.here !== undefined} onClick={near.ask}>
          Near me
        </Button>
        {(saved > 0 || filters.saved) && (
          <Button
            size="s"
            look={filters.saved ? 'main' : 'plain'}
            aria-pressed={Boolean(filters.saved)}
            onClick={() => set('saved', filters.saved ? undefined : 'yes')}
          >
            Saved ({saved})
          </Button>
        )}
      </FilterButtons>
      {near.failure !== undefined && <p role="alert">{locationFailures[near.failure] ?? locationFailures[2]}</p>}
      <FilterFields {...{ questions, active, found }} chosen={filters} onChoose={set} onClear={onClear} />
    </div>
  )
}

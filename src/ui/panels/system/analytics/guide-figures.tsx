import { totalsOf } from '../../../../domain/analytics/season-days'
import { suppressSmallCount } from '../../../../domain/analytics/suppress-small-counts'
import { idIn, type SavedKind, savedKinds, searchAreas, searchesOf, unansweredOf } from '../../../../domain/analytics/visit-count-names'
import { useApp, useLiveQuery } from '../../../app-services/app-context'
import { numberText } from '../../../kit/number-text'
import { Figure } from '../../engine/figures/figure'
import css from './analytics.module.css'
import { analyticsQueries } from './analytics.queries'
import { percent } from './figure-text'
import { SeasonLine } from './season-line'
import { type AnalyticsView, type CountedDays, useCountedDays } from './use-analytics-view'

const areaNames: Readonly<Record<string, string>> = { guide: 'Guide', art: 'Art and artists' }
const kindNames: Readonly<Record<SavedKind, string>> = { listing: 'Studio', artwork: 'Work', event: 'Event' }

/** Searches in the guide and among artists, searches without results, and saved items. */
export function GuideFigures({ view }: { readonly view: AnalyticsView }) {
  const counted = useCountedDays(view)
  return (
    <div className={css.part}>
      <SeasonLine view={view} title="Searches of the guide" unit="searches" points={counted.along(searchesOf('guide'))} />
      <Searches view={view} counted={counted} />
      <Unanswered view={view} counted={counted} />
      <MostSaved view={view} counted={counted} />
    </div>
  )
}

interface PartProps {
  readonly view: AnalyticsView
  readonly counted: CountedDays
}

function Searches({ view: { season, before }, counted }: PartProps) {
  const rows = searchAreas.map(area => {
    const all = totalsOf(counted.along(searchesOf(area)))
    const missed = totalsOf(counted.along(unansweredOf(area)))
    return [areaNames[area]!, all.now, missed.now, percent(missed.now, all.now), ...(before ? [percent(missed.former ?? 0, all.former ?? 0)] : [])]
  })
  return (
    <Figure
      title="Searches without an answer"
      lead="A search is what somebody typed and left standing; with a further filter it is not counted here as one that found nothing."
      fileName={`searches-${season.id}`}
      table={{
        columns: [
          { label: 'Where', isText: true },
          { label: 'Searches' },
          { label: 'Found nothing' },
          { label: 'Share' },
          ...(before ? [{ label: `Share ${before.id}` }] : []),
        ],
        rows,
      }}
    />
  )
}

function Unanswered({ view, counted }: PartProps) {
  const words = useLiveQuery(analyticsQueries(useApp()).words())
  const asked = [...counted.names('words')].filter(([, { now }]) => now > 0)
  const known = asked.flatMap(([digest, { now }]) => {
    const found = words.get(digest)
    return found ? [[found.words, areaNames[found.area] ?? found.area, now] as const] : []
  })
  const hidden = asked.length - known.length
  return (
    <Figure
      title="What was not found"
      lead={`Words are shown once five have searched them in vain. ${
        hidden === 0 ? '' : `${numberText(hidden)} ${hidden === 1 ? 'other search stays' : 'other searches stay'} unread.`
      }`}
      fileName={`not-found-${view.season.id}`}
      table={{
        columns: [{ label: 'Searched', isText: true }, { label: 'Where', isText: true }, { label: 'Times' }],
        rows: known.toSorted((a, b) => b[2] - a[2] || (a[0] < b[0] ? -1 : 1)),
      }}
    />
  )
}

/** Number of rows with the most saved items. */
const mostSaved = 12

function MostSaved({ view, counted }: PartProps) {
  const queries = analyticsQueries(useApp())
  const saved = [...counted.names('saves')]
    .toSorted(([a, one], [b, other]) => other.now - one.now || (a < b ? -1 : 1))
    .filter(([, { now }]) => now > 0)
    .slice(0, mostSaved)
  const idsOf = (kind: SavedKind) => saved.flatMap(([name]) => idIn(name, kind) ?? [])
  const titles: Readonly<Record<SavedKind, ReadonlyMap<string, string>>> = {
    listing: useLiveQuery(queries.titles('listing', idsOf('listing'))),
    artwork: useLiveQuery(queries.titles('artwork', idsOf('artwork'))),
    event: useLiveQuery(queries.titles('event', idsOf('event'))),
  }
  const rows = saved.flatMap(([name, { now }]) =>
    savedKinds.flatMap(kind => {
      const id = idIn(name, kind)
      if (id === undefined) return []
      return [[titles[kind].get(id) ?? 'Not public any more', kindNames[kind], suppressSmallCount(now)] as const]
    }),
  )
  return (
    <Figure
      title="Most saved"
      lead={`Studios, works and events that visitors saved to find them again: the first ${mostSaved}. Numbers below five are not told.`}
      fileName={`most-saved-${view.season.id}`}
      table={{ columns: [{ label: 'Saved', isText: true }, { label: 'What', isText: true }, { label: 'Times' }], rows }}
    />
  )
}

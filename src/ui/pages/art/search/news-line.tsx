import type { ArtSearchResult } from '../../../../domain/art/art-search'
import { Anchor } from '../../../kit/anchor'
import { counted } from '../../../kit/counted'
import { dayOf } from '../../../kit/time/format-time'
import { useViewerZone } from '../../../kit/time/viewer-zone'
import { workPath } from '../art-paths-and-texts'
import css from './saved-searches.module.css'

/** New works that are named; the others are only counted. */
const named = 5

/** The results that were published since the last visit. */
export function NewsLine({ answer, since }: { readonly answer: ArtSearchResult; readonly since: Date }) {
  const zone = useViewerZone() ?? 'UTC'
  const known = since.toISOString()
  const fresh = answer.works.filter(({ work }) => work.since !== undefined && work.since > known)
  if (fresh.length === 0) return null
  return (
    <p className={css.news}>
      <strong>
        {counted(fresh.length, 'work')} new since {dayOf(since, zone, { short: true })}:
      </strong>{' '}
      {fresh.slice(0, named).map(({ work, artist }, n) => (
        <span key={work.id}>
          {n > 0 && ', '}
          <Anchor to={workPath(work)}>{work.title}</Anchor> by {artist.name}
        </span>
      ))}
      {fresh.length > named && `, and ${fresh.length - named} more`}
    </p>
  )
}

import type { WorkCard } from '../../../domain/art/artists-snapshot-types'
import { useApp, useLiveQuery } from '../../app-services/app-context'
import { setSaved } from '../../app-services/stored-saves'
import { Button } from '../../kit/button'
import { artQueries } from '../../queries/art.queries'
import { WorkGrid } from '../art/grids/work-grid'
import { NoLongerShown } from './no-longer-shown'
import css from './saved.module.css'

const removeButton = ({ id, title }: WorkCard) => (
  <Button size="s" look="quiet" onClick={() => setSaved('artwork', id, false)}>
    Remove<span className="visually-hidden"> {title}</span>
  </Button>
)

/** The saved works that are public. */
export function SavedWorks({ ids }: { readonly ids: readonly string[] }) {
  const collection = useLiveQuery(artQueries(useApp()).collection())
  const names = new Map(collection?.artists.map(({ id, name }) => [id, name]))
  const works = ids.flatMap(id => collection?.works.find(work => work.id === id) ?? [])
  return (
    <section aria-labelledby="saved-works" className={css.part}>
      <h2 id="saved-works">Works</h2>
      {works.length > 0 && <WorkGrid works={works.map(work => ({ ...work, artist: names.get(work.artistId) }))} action={removeButton} />}
      <NoLongerShown kind="artwork" noun="work" where="among the works on this site" ids={ids.filter(id => !works.some(work => work.id === id))} />
    </section>
  )
}

import { artists, artworks } from '../../../../domain/artists/artists.collection'
import { eligibility } from '../../../../domain/eligibility/eligibility.collection'
import { duplicates } from '../../../../domain/merging/duplicate-pairs.collection'
import { people } from '../../../../domain/people/people.collection'
import { images } from '../../../../domain/pictures/images.collection'
import type { StoredOf } from '../../../../domain/shared/records/collection'
import { useApp, useLiveQuery } from '../../../app-services/app-context'
import { recordsQuery } from '../../../queries/record.queries'
import { Link } from '../../../routing/link'
import { StoredPicture } from '../../engine/pictures/stored-picture'
import css from './message-view.module.css'

/** An artist's future public page, their works, and related facts: proofs, and possible duplicates. */
export function NewArtistView({ row: { id, statement, sortName } }: { readonly row: StoredOf<typeof artists> }) {
  const app = useApp()
  const works = useLiveQuery(recordsQuery(app, artworks, { where: [['artistId', '==', id]] }))
  const pictures = useLiveQuery(recordsQuery(app, images, { where: [['ownerId', '==', id]] }))
  const pictureOf = (imageIds: readonly string[]) => pictures.find(picture => picture.id === imageIds[0] && picture.status === 'ready')
  const shown = works.filter(({ status }) => status === 'draft' || status === 'public')
  const proofs = useLiveQuery(recordsQuery(app, eligibility, { where: [['personId', '==', id]] }))
  const pairs = useLiveQuery(recordsQuery(app, duplicates, { where: [['personIds', 'array-contains', id]] }))
  const namesakes = useLiveQuery(recordsQuery(app, people, { where: [['names.sort', '==', sortName]] }))
  const open = pairs.filter(({ status }) => status === 'open')
  const others = namesakes.filter(person => person.id !== id && person.status === 'active')
  return (
    <div className={css.message}>
      {statement ? <blockquote>{statement}</blockquote> : <p>No statement yet.</p>}
      <div role="group" aria-label="Works">
        {shown.length === 0 ? (
          <p>No works yet.</p>
        ) : (
          <ul className={css.works}>
            {shown.map(({ id: work, title, medium, year, imageIds }) => {
              const picture = pictureOf(imageIds)
              return (
                <li key={work}>
                  {picture && <StoredPicture image={picture} alt={picture.alt} sizes="12rem" />}
                  {title}, {medium}, {year} ({imageIds.length === 1 ? '1 picture' : `${imageIds.length} pictures`})
                </li>
              )
            })}
          </ul>
        )}
      </div>
      {proofs.map(({ id: proof, kind, status }) => (
        <p key={proof}>
          Proof of {kind}: {status}. <Link to={`/cpanel/verifier?view=proofs&open=${proof}`}>See the proof</Link>
        </p>
      ))}
      {open.map(pair => (
        <p key={pair.id}>
          They may be the same person as somebody else. <Link to={`/cpanel/usermerger?open=${pair.id}`}>Compare them</Link>
        </p>
      ))}
      {others.map(({ id: other, names }) => (
        <p key={other}>
          Somebody else is called {names.display}. <Link to={`/cpanel/userfinder?person=${other}`}>See them</Link>
        </p>
      ))}
    </div>
  )
}

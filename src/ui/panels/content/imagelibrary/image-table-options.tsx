import { useMemo } from 'react'
import { type ImageRow, type ImageView, imagesIn } from '../../../../domain/image-library/image-rows'
import { images } from '../../../../domain/pictures/images.collection'
import { WallClock } from '../../../../domain/shared/time/wall-clock'
import { useApp, useLiveQuery, useService } from '../../../app-services/app-context'
import { EmptyState } from '../../../kit/feedback/empty-state'
import { imageQueries } from '../../../queries/image.queries'
import { usedWords } from '../../engine/pictures/picture-uses'
import css from '../../engine/pictures/pictures.module.css'
import { StoredPicture } from '../../engine/pictures/stored-picture'
import { Thumbnails } from '../../engine/pictures/thumbnails'
import type { QueriedTableOptions } from '../../engine/table-options'
import { FindSimilarButton } from './find-similar-button'
import { picturesCounted } from './image-actions'

/** The parts of a view's table: its rows from a query, and their display as thumbnails. */
export const imageTableOptions = (view: ImageView, empty: string) =>
  function useImageTableOptions(): QueriedTableOptions<typeof images> {
    const clock = useService(WallClock)
    const all = useLiveQuery(imageQueries(useApp()).all())
    const rows = useMemo(() => imagesIn(all, view, clock.now()), [all, clock])
    return {
      rows,
      renderRows: shown => (
        <Thumbnails
          {...shown}
          rows={shown.rows as readonly ImageRow[]}
          label={images.title}
          name={({ alt }) => alt || 'No description'}
          picture={image => <StoredPicture image={image} alt="" sizes="12rem" />}
          words={image => <ImageWords image={image} now={clock.now()} />}
          counted={picturesCounted}
          {...(view === 'alike' && { group: ({ group }: ImageRow) => `Alike ${group}` })}
        />
      ),
      ...(view === 'alike' && { renderAbove: outcome => <FindSimilarButton rows={all} outcome={outcome} /> }),
      empty: <EmptyState title={empty} />,
    }
  }

const ImageWords = ({ image: { artist, credit, usedIn, rightsUntil }, now }: { readonly image: ImageRow; readonly now: Date }) => (
  <>
    <span className={css.quiet}>{[artist ?? credit, usedWords(usedIn)].filter(Boolean).join(' · ')}</span>
    {rightsUntil !== undefined && rightsUntil <= now && <span className={css.over}>Rights have ended</span>}
  </>
)

import { ImageLibrary } from '../../../../domain/image-library/image-library'
import type { ImageRow } from '../../../../domain/image-library/image-rows'
import { images } from '../../../../domain/pictures/images.collection'
import { unlessMissing } from '../../../../domain/shared/functions/unless-missing'
import { useService } from '../../../app-services/app-context'
import { Button } from '../../../kit/button'
import { hashImageFile } from '../../../picture-upload/perceptual-image-hash'
import type { OnProgress, Outcome } from '../../engine/actions/use-outcome'
import { usePanelContext } from '../../engine/use-panel-context'
import { picturesCounted } from './image-actions'

interface LikenessButtonProps {
  readonly rows: readonly ImageRow[]
  readonly outcome: Outcome
}

/** Hashes every picture that has no hash yet, one by one; it can be stopped and continued. */
export function FindSimilarButton({ rows, outcome }: LikenessButtonProps) {
  const library = useService(ImageLibrary)
  const { may } = usePanelContext()
  const waiting = rows.filter(({ status, phash }) => status === 'ready' && phash === undefined)
  const mayNote = waiting.some(image => may(images.access.update, { id: image.id, fields: image as never }, { id: image.id, fields: image as never }))
  if (!mayNote) return null

  const look = async (onProgress: OnProgress, signal: AbortSignal) => {
    let [done, unreadable] = [0, 0]
    for (const image of waiting) {
      if (signal.aborted) break
      onProgress({ done, total: waiting.length })
      const likeness = await library.file(image.path).then(hashImageFile).catch(unlessUnreadable)
      if (likeness === undefined) unreadable += 1
      else await library.noteLikeness(image, likeness)
      done += 1
    }
    const left = unreadable > 0 ? ` ${picturesCounted(unreadable)} could not be opened.` : ''
    return { message: `${picturesCounted(done - unreadable)} checked.${left}` }
  }
  return (
    <div>
      <Button size="s" onClick={() => void outcome.run('Checking pictures:', look)}>
        Find duplicates
      </Button>
    </div>
  )
}

/** Skips a file that is missing or that this browser cannot open. */
function unlessUnreadable(error: unknown): undefined {
  if (!(error instanceof DOMException && error.name === 'EncodingError')) unlessMissing(error)
}

import { ImageLibrary } from '../../../../domain/content/image-library'
import type { ImageRow } from '../../../../domain/content/image-rows'
import { images } from '../../../../domain/content/images'
import { isPortError } from '../../../../ports/errors'
import { useService } from '../../../app-services/app'
import { Button } from '../../../office/controls/button'
import type { Outcome, Tell } from '../../engine/use-outcome'
import { usePanelPlace } from '../../engine/use-panel-place'
import { picturesCounted } from './image-spec'
import { measureLikeness } from './measure-likeness'

interface LikenessButtonProps {
  readonly rows: readonly ImageRow[]
  readonly outcome: Outcome
}

/** Looks at every picture that nobody has looked at, one after another; stopped, it goes on where it was. */
export function LikenessButton({ rows, outcome }: LikenessButtonProps) {
  const library = useService(ImageLibrary)
  const { may } = usePanelPlace()
  const waiting = rows.flatMap(({ image }) => (image.status === 'ready' && image.phash === undefined ? [image] : []))
  const mayNote = waiting.some(image => may(images.access.update, { id: image.id, fields: image as never }, { id: image.id, fields: image as never }))
  if (!mayNote) return null

  const look = async (tell: Tell, signal: AbortSignal) => {
    let [done, unreadable] = [0, 0]
    for (const image of waiting) {
      if (signal.aborted) break
      tell({ done, total: waiting.length })
      const likeness = await library.file(image.path).then(measureLikeness).catch(unlessUnreadable)
      if (likeness === undefined) unreadable += 1
      else await library.noteLikeness(image, likeness)
      done += 1
    }
    const left = unreadable > 0 ? ` ${picturesCounted(unreadable)} could not be opened.` : ''
    return { said: `${picturesCounted(done - unreadable)} looked at.${left}` }
  }
  return (
    <Button variant="default" size="compact-md" onClick={() => void outcome.run('Looking at the pictures:', look)}>
      Look for duplicates
    </Button>
  )
}

/** A file that is gone, or that this browser cannot open, says nothing; the others are looked at all the same. */
function unlessUnreadable(error: unknown): undefined {
  const isUnreadable = error instanceof DOMException && error.name === 'EncodingError'
  if (!isUnreadable && !isPortError(error, 'storage', 'object-not-found')) throw error
}

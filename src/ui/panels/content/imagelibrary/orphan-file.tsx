import { useState } from 'react'
import { ImageLibrary } from '../../../../domain/content/image-library'
import { removeOrphanFile } from '../../../../domain/content/remove-orphan-file.function'
import { useApp, useService } from '../../../app-services/app'
import { useLiveQuery } from '../../../app-services/live-query'
import { Image } from '../../../kit/image'
import { Notice } from '../../../kit/notice'
import { Button } from '../../../office/controls/button'
import { imageQueries } from '../../../queries/image.queries'
import type { Outcome } from '../../engine/use-outcome'
import { usePanelPlace } from '../../engine/use-panel-place'
import css from './imagelibrary.module.css'

interface OrphanFileProps {
  readonly path: string
  readonly outcome: Outcome
  readonly onDone: () => void
}

/** A file that the check of the data found without a record; the way here stands in the check's list. */
export function OrphanFile({ path, outcome, onDone }: OrphanFileProps) {
  const library = useService(ImageLibrary)
  const { may } = usePanelPlace()
  const src = useLiveQuery(imageQueries(useApp()).address(path))
  const [isSure, setSure] = useState(false)
  const remove = () =>
    outcome
      .run('Deleting the file…', async () => ({
        said: (await library.removeOrphan(path)) ? 'The file is deleted.' : 'The file stays: a picture’s record names it.',
      }))
      .then(done => done && onDone())
  return (
    <Notice
      title={src === null ? 'This file is gone' : 'A file in store'}
      actions={
        <>
          {src !== null && may(removeOrphanFile.access) && (
            <Button size="compact-md" onClick={() => (isSure ? void remove() : setSure(true))}>
              {isSure ? 'Delete it for good' : 'Delete the file…'}
            </Button>
          )}
          <Button size="compact-md" variant="default" onClick={onDone}>
            Leave it
          </Button>
        </>
      }
    >
      <code className={css.words}>{path}</code>
      {src !== null && <Image className={css.orphan ?? ''} src={src} alt="" />}
    </Notice>
  )
}

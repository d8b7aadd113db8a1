import { useState } from 'react'
import { removeOrphanFile } from '../../../../domain/image-library/remove-orphan-file.function'
import { Callables } from '../../../../domain/shared/functions/callables'
import { useApp, useService } from '../../../app-services/app'
import { useLiveQuery } from '../../../app-services/live-query'
import { Button } from '../../../kit/button'
import { Notice } from '../../../kit/feedback/notice'
import { Image } from '../../../kit/pictures/image'
import { imageQueries } from '../../../queries/image.queries'
import type { Outcome } from '../../engine/actions/use-outcome'
import { usePanelContext } from '../../engine/use-panel-context'
import css from './imagelibrary.module.css'

interface OrphanFileProps {
  readonly path: string
  readonly outcome: Outcome
  readonly onDone: () => void
}

/** A file that the check of the data found without a record; the way here stands in the check's list. */
export function OrphanFile({ path, outcome, onDone }: OrphanFileProps) {
  const callables = useService(Callables)
  const { may } = usePanelContext()
  const src = useLiveQuery(imageQueries(useApp()).address(path))
  const [isSure, setSure] = useState(false)
  const remove = () =>
    outcome
      .run('Deleting the file…', async () => ({
        message: (await callables.call(removeOrphanFile, { path })).isRemoved
          ? 'The file is deleted.'
          : 'The file stays: a picture’s record names it.',
      }))
      .then(done => done && onDone())
  return (
    <Notice
      title={src === null ? 'This file is gone' : 'A file in store'}
      actions={
        <>
          {src !== null && may(removeOrphanFile.access) && (
            <Button look="main" size="s" onClick={() => (isSure ? void remove() : setSure(true))}>
              {isSure ? 'Delete it for good' : 'Delete the file…'}
            </Button>
          )}
          <Button size="s" onClick={onDone}>
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

import { useState } from 'react'
import { removeOrphanFile } from '../../../../domain/image-library/remove-orphan-file.contract'
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

/** A stored file without a record, found by the data check, which links here. */
export function OrphanFile({ path, outcome, onDone }: OrphanFileProps) {
  const callables = useService(Callables)
  const { may } = usePanelContext()
  const src = useLiveQuery(imageQueries(useApp()).address(path))
  const [isSure, setSure] = useState(false)
  const remove = () =>
    outcome
      .run('Deleting the file…', async () => ({
        message: (await callables.call(removeOrphanFile, { path })).isRemoved ? 'The file is deleted.' : 'The file was kept: a picture uses it.',
      }))
      .then(done => done && onDone())
  return (
    <Notice
      title={src === null ? 'This file was deleted' : 'A stored file'}
      actions={
        <>
          {src !== null && may(removeOrphanFile.access) && (
            <Button look="main" size="s" onClick={() => (isSure ? void remove() : setSure(true))}>
              {isSure ? 'Delete file' : 'Delete the file…'}
            </Button>
          )}
          <Button size="s" onClick={onDone}>
            Keep file
          </Button>
        </>
      }
    >
      <code className={css.words}>{path}</code>
      {src !== null && <Image className={css.orphan ?? ''} src={src} alt="" />}
    </Notice>
  )
}

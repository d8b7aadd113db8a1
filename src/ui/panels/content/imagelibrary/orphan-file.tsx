import { removeOrphanFile } from '../../../../domain/image-library/remove-orphan-file.contract'
import { useApp, useLiveQuery } from '../../../app-services/app-context'
import { Button } from '../../../kit/button'
import { Notice } from '../../../kit/feedback/notice'
import { Image } from '../../../kit/pictures/image'
import { imageQueries } from '../../../queries/image.queries'
import { ActionButtons } from '../../engine/actions/action-buttons'
import { callAction } from '../../engine/actions/call-action'
import type { Outcome } from '../../engine/actions/use-outcome'
import type { PanelAction } from '../../engine/panel-spec'
import css from '../../engine/pictures/pictures.module.css'

const remove: PanelAction<string> = callAction(removeOrphanFile)({
  label: 'Delete file',
  on: 'one',
  ask: { what: 'This file is deleted for good, unless a picture uses it.', fields: {} },
  input: path => ({ path }),
  done: ({ isRemoved }) => (isRemoved ? 'The file is deleted.' : 'The file was kept: a picture uses it.'),
})

interface OrphanFileProps {
  readonly path: string
  readonly outcome: Outcome
  readonly onDone: () => void
}

/** A stored file without a record, found by the data check, which links here. */
export default function OrphanFile({ path, outcome, onDone }: OrphanFileProps) {
  const src = useLiveQuery(imageQueries(useApp()).address(path))
  return (
    <Notice
      title={src === null ? 'This file was deleted' : 'A stored file'}
      actions={
        <>
          {src !== null && <ActionButtons actions={[remove]} rows={[path]} outcome={outcome} onDone={onDone} />}
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

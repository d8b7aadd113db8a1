import { storageTotal } from '../../../../domain/image-library/image-rows'
import { removeOrphanFile } from '../../../../domain/image-library/remove-orphan-file.contract'
import { Callables } from '../../../../domain/shared/functions/callables'
import { useApp } from '../../../app-services/app'
import { useLiveQuery } from '../../../app-services/live-query'
import { Button } from '../../../kit/button'
import { Notice } from '../../../kit/feedback/notice'
import { Image } from '../../../kit/pictures/image'
import { fileSize } from '../../../picture-upload/file-size'
import { imageQueries } from '../../../queries/image.queries'
import { textParams, useAddressState } from '../../../routing/use-address-state'
import { ActionButtons } from '../../engine/actions/action-buttons'
import { OutcomeLine } from '../../engine/actions/outcome-line'
import { type Outcome, useOutcome } from '../../engine/actions/use-outcome'
import type { PanelAction } from '../../engine/panel-spec'
import css from '../../engine/pictures/pictures.module.css'
import { UploadPictures } from '../../engine/pictures/upload-pictures'
import { picturesCounted } from './image-actions'

const headAddress = textParams('open', 'file')

/** Above every view: the used storage, uploads, which continue when the view changes, and an orphan file that the data check found. */
export function LibraryHead() {
  const { bytes, unmeasured } = storageTotal(useLiveQuery(imageQueries(useApp()).all()))
  const [{ file }, change] = useAddressState(headAddress, { push: true })
  const outcome = useOutcome()
  return (
    <>
      <div className={css.row}>
        <p className={css.quiet}>
          Storage used: {fileSize(bytes)}
          {unmeasured > 0 && `, and ${picturesCounted(unmeasured)} of unknown size`}.
        </p>
        <UploadPictures onOpen={open => change({ open })} />
      </div>
      <OutcomeLine outcome={outcome} />
      {file && <OrphanFile path={file} outcome={outcome} onDone={() => change({ file: '' })} />}
    </>
  )
}

const remove: PanelAction<string> = {
  label: 'Delete file',
  on: 'one',
  rule: removeOrphanFile.access,
  ask: { what: 'This file is deleted for good, unless a picture uses it.', fields: {} },
  run: async ([path = ''], services) => ({
    message: (await services.get(Callables).call(removeOrphanFile, { path })).isRemoved
      ? 'The file is deleted.'
      : 'The file was kept: a picture uses it.',
  }),
}

interface OrphanFileProps {
  readonly path: string
  readonly outcome: Outcome
  readonly onDone: () => void
}

/** A stored file without a record, found by the data check, which links here. */
function OrphanFile({ path, outcome, onDone }: OrphanFileProps) {
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

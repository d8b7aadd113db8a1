import { lazy, Suspense } from 'react'
import { storageTotal } from '../../../../domain/image-library/image-rows'
import { useApp, useLiveQuery } from '../../../app-services/app-context'
import { fileSize } from '../../../picture-upload/file-size'
import { imageQueries } from '../../../queries/image.queries'
import { textParams, useAddressState } from '../../../routing/use-address-state'
import { OutcomeLine } from '../../engine/actions/outcome-line'
import { useOutcome } from '../../engine/actions/use-outcome'
import css from '../../engine/pictures/pictures.module.css'
import { UploadPictures } from '../../engine/pictures/upload-pictures'
import { picturesCounted } from './image-actions'

/** Only where the data check found one. */
const OrphanFile = lazy(() => import('./orphan-file'))

const headAddress = textParams('open', 'file')

/** Above every view: the used storage, uploads, which continue when the view changes, and an orphan file that the data check found. */
export function LibraryHead() {
  const { bytes, unmeasured } = storageTotal(useLiveQuery(imageQueries(useApp()).all()))
  const [{ file }, change] = useAddressState(headAddress, { push: true })
  const outcome = useOutcome()
  return (
    <>
      <div className={css.row}>
        {bytes > 0 && (
          <p className={css.quiet}>
            {`Storage used: ${fileSize(bytes)}. `}
            {unmeasured > 0 && `The size of ${picturesCounted(unmeasured)} is not known.`}
          </p>
        )}
        <UploadPictures onOpen={open => change({ open })} />
      </div>
      <OutcomeLine outcome={outcome} />
      <Suspense fallback={null}>{file && <OrphanFile path={file} outcome={outcome} onDone={() => change({ file: '' })} />}</Suspense>
    </>
  )
}

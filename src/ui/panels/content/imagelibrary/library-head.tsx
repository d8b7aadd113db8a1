import { storageTotal } from '../../../../domain/image-library/image-rows'
import { useApp } from '../../../app-services/app'
import { useLiveQuery } from '../../../app-services/live-query'
import { fileSize } from '../../../picture-upload/file-size'
import { imageQueries } from '../../../queries/image.queries'
import { textParams, useAddressState } from '../../../routing/use-address-state'
import css from '../../engine/pictures/pictures.module.css'
import { UploadPictures } from '../../engine/pictures/upload-pictures'
import { picturesCounted } from './image-actions'
import { OrphanFile } from './orphan-file'

const headAddress = textParams('open', 'file')

/** What stays above every view: the storage used, an upload, which goes on when the view changes, and a file that the data check found. */
export function LibraryHead() {
  const { bytes, unmeasured } = storageTotal(useLiveQuery(imageQueries(useApp()).all()))
  const [{ file }, change] = useAddressState(headAddress, { push: true })
  return (
    <>
      <div className={css.row}>
        <p className={css.quiet}>
          Storage used: {fileSize(bytes)}
          {unmeasured > 0 && `, and ${picturesCounted(unmeasured)} of unknown size`}.
        </p>
        <UploadPictures onOpen={open => change({ open })} />
      </div>
      <OrphanFile path={file} onDone={() => change({ file: '' })} />
    </>
  )
}

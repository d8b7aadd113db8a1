import { useApp } from '../../app-services/app'
import { useLiveQuery } from '../../app-services/live-query'
import { imageQueries } from '../../queries/image.queries'
import { textParams, useAddressState } from '../../routing/use-address-state'
import { useOutcome } from '../engine/actions/use-outcome'
import { customPanel } from '../engine/custom-panel'
import frame from '../engine/panel-frame.module.css'
import { ImageBoard } from './imagelibrary/image-board'
import { ImagePart } from './imagelibrary/image-part'
import { OrphanFile } from './imagelibrary/orphan-file'

const openAddress = textParams('open', 'file')

/** All pictures, with the open one beside them. */
function ImageLibraryPanel() {
  const rows = useLiveQuery(imageQueries(useApp()).all())
  const [{ open, file }, change] = useAddressState(openAddress, { push: true })
  const outcome = useOutcome()
  return (
    <div className={frame.split} data-open={open !== '' || undefined}>
      <div className={frame.list}>
        {file && <OrphanFile key={file} path={file} outcome={outcome} onDone={() => change({ file: '' })} />}
        <ImageBoard rows={rows} open={open} outcome={outcome} onOpen={id => change({ open: id })} />
      </div>
      {open && <ImagePart key={open} id={open} outcome={outcome} onShow={id => change({ open: id ?? '' })} />}
    </div>
  )
}

export default customPanel(ImageLibraryPanel)

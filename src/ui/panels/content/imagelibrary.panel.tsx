import { useApp } from '../../app-services/app'
import { useLiveQuery } from '../../app-services/live-query'
import { imageQueries } from '../../queries/image.queries'
import { customPanel } from '../engine/custom-panel'
import frame from '../engine/panel-frame.module.css'
import { useOutcome } from '../engine/use-outcome'
import { useInAddress } from '../people/use-in-address'
import { ImageBoard } from './imagelibrary/image-board'
import { ImagePart } from './imagelibrary/image-part'
import { OrphanFile } from './imagelibrary/orphan-file'

/** Every picture of the house, and the one that is open beside them. */
function ImageLibraryPanel() {
  const rows = useLiveQuery(imageQueries(useApp()).all())
  const [open, setOpen] = useInAddress('open')
  const [file, setFile] = useInAddress('file')
  const outcome = useOutcome()
  return (
    <div className={frame.split} data-open={open !== '' || undefined}>
      <div className={frame.list}>
        {file && <OrphanFile key={file} path={file} outcome={outcome} onDone={() => setFile('')} />}
        <ImageBoard rows={rows} open={open} outcome={outcome} onOpen={setOpen} />
      </div>
      {open && <ImagePart key={open} id={open} outcome={outcome} onShow={id => setOpen(id ?? '')} />}
    </div>
  )
}

export default customPanel(ImageLibraryPanel)

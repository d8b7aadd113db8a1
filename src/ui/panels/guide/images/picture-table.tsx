import type { PictureRow } from '../../../../domain/guide/prepress/picture-rows'
import type { App } from '../../../app-services/app-context'
import { customPanel } from '../../engine/custom-panel'
import type { ReportSpec } from '../../engine/panel-spec'
import { ReportBoard } from '../../engine/report-panel'
import { useEdition } from '../use-edition'
import { downloadPictures, pictureActions } from './picture-actions'
import { pictureColumns, pictureFact } from './picture-columns'
import { printPicturesQuery } from './print-picture.queries'

const all: ReportSpec<PictureRow> = {
  columns: pictureColumns,
  shown: 6,
  filters: ['state', 'print', 'composite', 'colors'],
  facts: [pictureFact, 'state', 'print', 'dpi', 'placed', 'pixels', 'credit', 'file'],
  actions: [...pictureActions, downloadPictures],
}

/** Every picture of the edition. */
export default customPanel(() => {
  const edition = useEdition()
  return <ReportBoard query={(app: App) => printPicturesQuery(app, edition)} spec={all} />
})

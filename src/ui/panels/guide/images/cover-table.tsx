import { coverCandidates, type PictureRow } from '../../../../domain/guide/prepress/picture-rows'
import type { App } from '../../../app-services/app-context'
import { customPanel } from '../../engine/custom-panel'
import type { ReportSpec } from '../../engine/panel-spec'
import { ReportBoard } from '../../engine/report-panel'
import { useEdition } from '../use-edition'
import { downloadPictures } from './picture-actions'
import { fileColumn, nameColumn, pictureFact } from './picture-columns'
import { printPicturesQuery } from './print-picture.queries'

const cover: ReportSpec<PictureRow> = {
  columns: [
    nameColumn,
    { name: 'coverDpi', label: 'Dots per inch as cover', kind: 'number', value: ({ cover: { dpi } }) => dpi },
    {
      name: 'cutOff',
      label: 'Cut off',
      value: ({ cover: { notes } }) => notes.flatMap(note => (note.code === 'cut-off' ? `${Math.round(note.share * 100)}%` : []))[0],
    },
    { name: 'credit', label: 'Credit', value: ({ picture }) => picture.credit },
    fileColumn,
  ],
  sort: '-coverDpi',
  facts: [pictureFact, 'coverDpi', 'cutOff', 'credit'],
  actions: [downloadPictures],
}

/** Pictures that are large enough for the cover. */
export default customPanel(() => {
  const edition = useEdition()
  const query = (app: App) => {
    const { queryKey, queryFn } = printPicturesQuery(app, edition)
    return { queryKey: [...queryKey, 'cover'], queryFn: async () => coverCandidates(await queryFn()), staleTime: 0 }
  }
  return <ReportBoard query={query} spec={cover} />
})

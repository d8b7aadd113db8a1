import type { PictureRow } from '../../../../domain/guide/prepress/picture-rows'
import { reviewItem } from '../../../../domain/guide/review/review-item.contract'
import { ListingPictureService } from '../../../../domain/image-library/listing-picture-service'
import { reasonField } from '../../../../domain/shared/functions/reason'
import type { Services } from '../../../../domain/shared/functions/service'
import { saveFile } from '../../../app-services/save-file'
import { counted } from '../../../kit/counted'
import { callAction } from '../../engine/actions/call-action'
import type { Done, OnProgress } from '../../engine/actions/use-outcome'
import type { ActionAnswer, PanelAction } from '../../engine/panel-spec'

async function accept(rows: readonly PictureRow[], services: Services): Promise<Done> {
  const pictures = services.get(ListingPictureService)
  for (const row of rows) await pictures.accept(row, true)
  return {
    message: `${counted(rows.length, 'picture')} accepted for print.`,
    undo: async () => {
      for (const row of rows) await pictures.accept(row, false)
    },
  }
}

/** The printed part of each picture as a JPEG, named for the layout, in one archive. */
async function download(rows: readonly PictureRow[], services: Services, _: ActionAnswer, onProgress: OnProgress): Promise<Done> {
  const [{ zipFiles }, { printedJpeg }] = await Promise.all([import('../../../app-services/zip-files'), import('./printed-jpeg')])
  const files: { name: string; content: Blob }[] = []
  const left: { name: string; reason: string }[] = []
  for (const [done, row] of rows.entries()) {
    onProgress({ done, total: rows.length })
    try {
      files.push({ name: row.fileName, content: await printedJpeg(await services.get(ListingPictureService).file(row), row) })
    } catch {
      left.push({ name: row.listing.displayName, reason: 'The file is missing, or this browser cannot open it.' })
    }
  }
  saveFile(await zipFiles(files), `print-pictures-${rows[0]?.listing.editionId ?? ''}.zip`)
  return { message: `${counted(files.length, 'picture')} downloaded.`, left }
}

export const pictureActions: readonly PanelAction<PictureRow>[] = [
  {
    label: 'Accept with warning',
    on: 'both',
    key: 'a',
    rule: reviewItem.access,
    fits: ({ state }) => state === 'check',
    run: accept,
  },
  callAction(reviewItem)({
    label: 'Request another picture',
    on: 'one',
    key: 'r',
    fits: ({ listing: { printLockedAt, status } }) => printLockedAt === undefined && ['ready', 'in_review', 'approved'].includes(status),
    ask: {
      what: 'The listing goes back to its artist, who reads your note in a mail.',
      fields: { note: reasonField('What is wrong with the picture?') },
      notes: [
        'Your picture is too small to print. Please send a larger one.',
        'Your picture looks like several in one. The guide prints a single work. Please choose one.',
        'Another artist sent the same picture. Please send one of your own work.',
      ],
    },
    input: ({ listing: { id, rev, status } }, { note }) => ({
      decision: status === 'approved' ? 'reopen' : 'requestChanges',
      items: [{ id, rev }],
      note,
    }),
    done: (_, { listing }) => `${listing.displayName} is asked for another picture by mail. The listing is a draft until then.`,
  }),
]

export const downloadPictures: PanelAction<PictureRow> = {
  label: 'Download for print',
  on: 'many',
  rule: reviewItem.access,
  run: download,
}

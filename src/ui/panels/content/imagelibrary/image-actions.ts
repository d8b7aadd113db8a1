import { ImageLibrary } from '../../../../domain/image-library/image-library'
import { restoreImages, trashImages } from '../../../../domain/image-library/trash-images.contract'
import { images } from '../../../../domain/pictures/images.collection'
import type { Services } from '../../../../domain/shared/functions/service'
import { counted } from '../../../kit/counted'
import type { Done } from '../../engine/actions/use-outcome'
import type { PanelAction, RowOf } from '../../engine/panel-spec'

type Row = RowOf<typeof images>

/** `3 pictures`, `1 picture`. */
export const picturesCounted = (n: number) => counted(n, 'picture')

async function trash(rows: readonly Row[], services: Services): Promise<Done> {
  const library = services.get(ImageLibrary)
  const { done, inUse } = await library.trash(rows.map(({ id }) => id))
  return {
    message: `${picturesCounted(done.length)} moved to the trash for 30 days.${inUse.length > 0 ? ` ${picturesCounted(inUse.length)} not moved: still in use.` : ''}`,
    ...(done.length > 0 && { undo: async () => void (await library.restore(done)) }),
  }
}

async function restore(rows: readonly Row[], services: Services): Promise<Done> {
  const back = await services.get(ImageLibrary).restore(rows.map(({ id }) => id))
  return { message: `${picturesCounted(back.length)} restored.` }
}

export const imageActions: readonly PanelAction<Row>[] = [
  {
    label: 'Move to trash',
    on: 'both',
    rule: trashImages.access,
    fits: ({ status, usedIn }) => status === 'ready' && usedIn?.length === 0,
    run: trash,
  },
  { label: 'Restore', on: 'both', rule: restoreImages.access, fits: ({ status }) => status === 'trashed', run: restore },
]

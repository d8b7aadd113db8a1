import { lazy } from 'react'
import type { ImageRow, ImageView } from '../../../domain/image-library/image-rows'
import { images } from '../../../domain/pictures/images.collection'
import { queriedPanel } from '../engine/collection-panel'
import type { CollectionSpec } from '../engine/panel-spec'
import { PictureUses } from '../engine/pictures/picture-uses'
import { tabsPanel } from '../engine/tabs-panel'
import { imageActions } from './imagelibrary/image-actions'
import { imageTableOptions } from './imagelibrary/image-table-options'
import { LibraryHead } from './imagelibrary/library-head'

const FocalPointSection = lazy(() => import('./imagelibrary/focal-point-section'))

const spec: CollectionSpec<typeof images> = {
  columns: [
    'alt',
    'credit',
    { name: 'artist', label: 'Artist', value: ({ artist }: Partial<ImageRow>) => artist },
    { name: 'editions', label: 'Editions', kind: 'list', value: ({ editions }: Partial<ImageRow>) => editions },
    'tags',
    { name: 'places', label: 'Places used', kind: 'number', value: ({ usedIn }) => usedIn?.length },
    'rightsUntil',
    'bytes',
    'createdAt',
  ],
  sort: '-createdAt',
  filters: ['tags'],
  // The file stands above the form, as the picture with its focal point and crops.
  form: ['path', 'alt', 'credit', 'tags', 'rightsHolder', 'licence', 'rightsUntil'],
  inputs: { path: FocalPointSection },
  actions: imageActions,
  under: ({ record }) => <PictureUses places={record.usedIn} />,
}

const view = (name: ImageView, label: string, empty: string) => ({
  label,
  panel: queriedPanel(images, spec, imageTableOptions(name, empty)),
})

/** All pictures, in views. */
export default tabsPanel({
  label: 'Pictures',
  tabs: {
    all: view('all', 'All', 'No pictures yet. Upload the first one above.'),
    unused: view('unused', 'Not used', 'Every picture is used'),
    alike: view('alike', 'Look alike', 'No two pictures look alike'),
    rights: view('rights', 'Rights ending', 'No rights end within 30 days'),
    trash: view('trash', 'Trash', 'The trash is empty'),
  },
  above: LibraryHead,
})

import type { PictureRow } from '../../../../domain/guide/prepress/picture-rows'
import { printVerdicts } from '../../../print/preflight-text'
import type { MadeColumn } from '../../engine/panel-spec'
import { PictureView } from './picture-view'

const states: Readonly<Record<PictureRow['state'], string>> = {
  good: 'Good',
  check: 'To check',
  accepted: 'Accepted',
  locked: 'Doubtful, locked for print',
  web: 'Web only',
}
const has = (row: PictureRow, code: string) => row.result?.notes.some(note => note.code === code) === true
const mm = (size: number) => `${Math.round(size * 10) / 10}`

export const nameColumn: MadeColumn<PictureRow> = { name: 'listing', label: 'Listing', value: ({ listing }) => listing.displayName }
export const fileColumn: MadeColumn<PictureRow> = { name: 'file', label: 'File', value: ({ fileName }) => fileName, width: 220 }
/** The picture itself, shown for the open row. */
export const pictureFact: MadeColumn<PictureRow> = {
  name: 'picture',
  label: 'Picture',
  value: () => '',
  draw: row => <PictureView key={row.id} row={row} />,
}

/** The facts about a printed picture, from left to right. */
export const pictureColumns: readonly MadeColumn<PictureRow>[] = [
  nameColumn,
  { name: 'state', label: 'State', value: ({ state }) => states[state], width: 210 },
  { name: 'print', label: 'In print', value: ({ result }) => result && printVerdicts[result.print], width: 180 },
  { name: 'dpi', label: 'Dots per inch', kind: 'number', value: ({ result }) => result?.dpi },
  { name: 'composite', label: 'Several in one', kind: 'boolean', value: ({ picture }) => picture.isComposite === true },
  { name: 'placed', label: 'Placed, in mm', value: ({ slot }) => slot && `${mm(slot.width)} × ${mm(slot.height)}` },
  { name: 'pixels', label: 'Pixels', value: ({ picture }) => `${picture.width} × ${picture.height}` },
  { name: 'part', label: 'Part chosen', kind: 'boolean', value: ({ listing }) => listing.imageCrop !== undefined },
  { name: 'colors', label: 'Bright colors', kind: 'boolean', value: row => has(row, 'rgb') },
  { name: 'twins', label: 'Same as', kind: 'list', value: ({ twins }) => twins },
  { name: 'credit', label: 'Credit', value: ({ picture }) => picture.credit },
  fileColumn,
]

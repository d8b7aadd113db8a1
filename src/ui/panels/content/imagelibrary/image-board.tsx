import { useMemo, useRef, useState } from 'react'
import { type ImageRow, type ImageView, imagesIn, imageViews, storageTotal } from '../../../../domain/image-library/image-rows'
import { similarGroups } from '../../../../domain/pictures/image-similarity'
import { images } from '../../../../domain/pictures/images.collection'
import { WallClock } from '../../../../domain/shared/time/wall-clock'
import { useService } from '../../../app-services/app'
import { Button } from '../../../kit/button'
import { TextField } from '../../../kit/controls/text-field'
import { EmptyState } from '../../../kit/feedback/empty-state'
import { useSelection } from '../../../office/data-grid/use-selection'
import { useSlashShortcut } from '../../../office/data-grid/use-slash-shortcut'
import { useStaff } from '../../../office/use-staff'
import { textParams, useAddressState } from '../../../routing/use-address-state'
import { OutcomeLine } from '../../engine/actions/outcome-line'
import type { Outcome } from '../../engine/actions/use-outcome'
import { BulkBar } from '../../engine/bulk/bulk-bar'
import { usePanelContext } from '../../engine/use-panel-context'
import { ViewLinks } from '../../engine/views/view-links'
import { fileSize } from './file-size'
import { FindSimilarButton } from './find-similar-button'
import { ImageGrid } from './image-grid'
import { imageSpec, picturesCounted } from './image-spec'
import css from './imagelibrary.module.css'
import { UploadPart } from './upload-part'

interface ImageBoardProps {
  readonly rows: readonly ImageRow[]
  /** Id of the open picture. */
  readonly open: string
  readonly outcome: Outcome
  readonly onOpen: (id: string) => void
}

const labels: Readonly<Record<ImageView, string>> = {
  all: 'All',
  unused: 'Not used',
  alike: 'Look alike',
  rights: 'Rights ending',
  trash: 'Trash',
}
const nothing: Readonly<Record<ImageView, string>> = {
  all: 'No pictures yet',
  unused: 'Every picture is used',
  alike: 'No two pictures look alike',
  rights: 'No rights end within 30 days',
  trash: 'The trash is empty',
}

const searchAddress = textParams('view', 'q')

/** The pictures with views, search, total size, upload and actions for the selected ones. */
export function ImageBoard({ rows, open, outcome, onOpen }: ImageBoardProps) {
  const { may } = usePanelContext()
  const { user } = useStaff()
  const clock = useService(WallClock)
  const [{ view: asked, q: search }, change] = useAddressState(searchAddress)
  const [isAdding, setAdding] = useState(false)
  const box = useRef<HTMLInputElement>(null)
  useSlashShortcut(box)
  const selection = useSelection()
  const view = imageViews.find(one => one === asked) ?? 'all'
  const now = clock.now()
  const shown = useMemo(() => imagesIn(rows, view, search, clock.now()), [rows, view, search, clock])
  const groups = useMemo(() => (view === 'alike' ? similarGroups(rows.map(({ image }) => image)) : []), [rows, view])
  const chosen = shown.flatMap(({ image }) => (selection.has(image.id) ? [image] : []))
  const total = storageTotal(rows)
  return (
    <>
      <ViewLinks
        label="Pictures"
        links={imageViews.map(one => ({
          to: one === 'all' ? '/cpanel/imagelibrary' : `/cpanel/imagelibrary?view=${one}`,
          label: labels[one],
          isHere: one === view,
        }))}
      />
      <div className={css.row}>
        <TextField
          ref={box}
          type="search"
          aria-label="Search in description, tags, credit, artist and edition"
          placeholder="Description, tag, credit, artist, edition"
          className={css.search ?? ''}
          value={search}
          onChange={({ currentTarget }) => change({ q: currentTarget.value })}
        />
        {view === 'alike' && <FindSimilarButton rows={rows} outcome={outcome} />}
        {user?.claims.pid !== undefined && may(images.access.create, { fields: { ownerId: user.claims.pid, isPublic: false } }) && (
          <Button look="main" size="s" aria-expanded={isAdding} onClick={() => setAdding(!isAdding)}>
            Add pictures
          </Button>
        )}
      </div>
      {isAdding && <UploadPart onOpen={onOpen} />}
      <OutcomeLine outcome={outcome} />
      <div className={css.row}>
        <p className={css.quiet} role="status">
          {picturesCounted(shown.length)}
          {chosen.length > 0 && `, ${chosen.length} selected`}. Storage used: {fileSize(total.bytes)}
          {total.unmeasured > 0 && `, and ${picturesCounted(total.unmeasured)} of unknown size`}.
        </p>
        {shown.length > 0 && (
          <Button
            size="xs"
            look="quiet"
            onClick={() => (chosen.length > 0 ? selection.clear() : selection.choose(shown.map(({ image }) => image.id)))}
          >
            {chosen.length > 0 ? 'Clear selection' : `Select all ${shown.length.toLocaleString('en-US')}`}
          </Button>
        )}
        {chosen.length > 0 && <BulkBar of={images} spec={imageSpec} chosen={chosen} isTrash={false} outcome={outcome} onDone={selection.clear} />}
      </div>
      {shown.length === 0 ? (
        <EmptyState
          title={search ? `No pictures match “${search}”` : nothing[view]}
          action={
            search && (
              <Button look="main" onClick={() => change({ q: '' })}>
                Show all
              </Button>
            )
          }
        />
      ) : view === 'alike' ? (
        groups.map((group, i) => {
          const inGroup = shown.filter(({ image }) => group.some(({ id }) => id === image.id))
          return inGroup.length === 0 ? null : (
            <ImageGrid
              key={group[0]!.id}
              label={`Alike ${i + 1}: ${picturesCounted(group.length)}`}
              rows={inGroup}
              open={open}
              now={now}
              selection={selection}
              onOpen={onOpen}
            />
          )
        })
      ) : (
        <ImageGrid key={`${view} ${search}`} label={labels[view]} rows={shown} open={open} now={now} selection={selection} onOpen={onOpen} />
      )}
    </>
  )
}

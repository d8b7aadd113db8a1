import { useMemo, useRef, useState } from 'react'
import { alikeGroups } from '../../../../domain/content/image-likeness'
import { type ImageRow, type ImageView, imagesIn, imageViews, storageTotal } from '../../../../domain/content/image-rows'
import { images } from '../../../../domain/content/images'
import { WallClock } from '../../../../domain/operations/wall-clock'
import { useService } from '../../../app-services/app'
import { EmptyState } from '../../../kit/empty-state'
import { Button } from '../../../office/controls/button'
import { TextInput } from '../../../office/controls/text-input'
import { useSelection } from '../../../office/data-grid/use-selection'
import { useSlash } from '../../../office/data-grid/use-slash'
import { useStaff } from '../../../office/use-staff'
import { BulkBar } from '../../engine/bulk-bar'
import { OutcomeLine } from '../../engine/outcome-line'
import type { Outcome } from '../../engine/use-outcome'
import { usePanelPlace } from '../../engine/use-panel-place'
import { ViewLinks } from '../../engine/view-links'
import { useInAddress } from '../../people/use-in-address'
import { fileSize } from './file-size'
import { ImageGrid } from './image-grid'
import { imageSpec, picturesCounted } from './image-spec'
import css from './imagelibrary.module.css'
import { LikenessButton } from './likeness-button'
import { UploadPart } from './upload-part'

interface ImageBoardProps {
  readonly rows: readonly ImageRow[]
  /** Id of the picture that is open. */
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

/** The wall of pictures with everything around it: views, search, what they take up, new ones, and what is done with those chosen. */
export function ImageBoard({ rows, open, outcome, onOpen }: ImageBoardProps) {
  const { may } = usePanelPlace()
  const { user } = useStaff()
  const clock = useService(WallClock)
  const [asked] = useInAddress('view')
  const [search, setSearch] = useInAddress('q', 250)
  const [isAdding, setAdding] = useState(false)
  const box = useRef<HTMLInputElement>(null)
  useSlash(box)
  const selection = useSelection()
  const view = imageViews.find(one => one === asked) ?? 'all'
  const now = clock.now()
  const shown = useMemo(() => imagesIn(rows, view, search, clock.now()), [rows, view, search, clock])
  const groups = useMemo(() => (view === 'alike' ? alikeGroups(rows.map(({ image }) => image)) : []), [rows, view])
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
        <TextInput
          ref={box}
          type="search"
          aria-label="Search in words, tags, credit, artist and edition"
          placeholder="Words, tag, credit, artist, edition"
          className={css.search ?? ''}
          value={search}
          onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        />
        {view === 'alike' && <LikenessButton rows={rows} outcome={outcome} />}
        {user?.claims.pid !== undefined && may(images.access.create, { fields: { ownerId: user.claims.pid, isPublic: false } }) && (
          <Button size="compact-md" aria-expanded={isAdding} onClick={() => setAdding(!isAdding)}>
            Add pictures
          </Button>
        )}
      </div>
      {isAdding && <UploadPart onOpen={onOpen} />}
      <OutcomeLine outcome={outcome} />
      <div className={css.row}>
        <p className={css.quiet} role="status">
          {picturesCounted(shown.length)}
          {chosen.length > 0 && `, ${chosen.length} chosen`}. In store: {fileSize(total.bytes)}
          {total.unmeasured > 0 && `, and ${picturesCounted(total.unmeasured)} whose size is not known`}.
        </p>
        {shown.length > 0 && (
          <Button
            size="compact-sm"
            variant="subtle"
            onClick={() => (chosen.length > 0 ? selection.clear() : selection.choose(shown.map(({ image }) => image.id)))}
          >
            {chosen.length > 0 ? 'Choose none' : `Choose all ${shown.length.toLocaleString('en-US')}`}
          </Button>
        )}
        {chosen.length > 0 && <BulkBar of={images} spec={imageSpec} chosen={chosen} isTrash={false} outcome={outcome} onDone={selection.clear} />}
      </div>
      {shown.length === 0 ? (
        <EmptyState
          title={search ? `Nothing answers “${search}”` : nothing[view]}
          action={search && <Button onClick={() => setSearch('')}>Show all</Button>}
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

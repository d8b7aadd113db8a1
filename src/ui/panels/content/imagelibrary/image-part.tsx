import { Suspense } from 'react'
import { type Image, images } from '../../../../domain/pictures/images.collection'
import { useApp } from '../../../app-services/app'
import { useLiveQuery } from '../../../app-services/live-query'
import { Button } from '../../../kit/button'
import { Skeleton } from '../../../kit/feedback/skeleton'
import { recordQuery } from '../../../queries/record.queries'
import type { Outcome } from '../../engine/actions/use-outcome'
import frame from '../../engine/panel-frame.module.css'
import { RecordPartBody } from '../../engine/record/record-part'
import { usePanelContext } from '../../engine/use-panel-context'
import { FocalPointSection } from './focal-point-section'
import { imageSpec } from './image-spec'
import css from './imagelibrary.module.css'
import { UsagePart } from './usage-part'

interface ImagePartProps {
  readonly id: string
  readonly outcome: Outcome
  readonly onShow: (id: string | undefined) => void
}

/** One picture: its crops, description and usage. */
export const ImagePart = (props: ImagePartProps) => (
  <aside className={frame.form} aria-label="Picture">
    <Suspense fallback={<Skeleton lines={8} height="34px" />}>
      <KnownImage {...props} />
    </Suspense>
  </aside>
)

function KnownImage({ id, outcome, onShow }: ImagePartProps) {
  const { may } = usePanelContext()
  const image: Image | null = useLiveQuery(recordQuery(useApp(), images, id))
  if (image === null || image.status === 'purged')
    return (
      <div className={css.part}>
        <h2>This picture does not exist</h2>
        <p>It was deleted, or it never existed.</p>
        <Button onClick={() => onShow(undefined)}>Back to the pictures</Button>
      </div>
    )
  const subject = { id, fields: image as never }
  const mayChange = image.status === 'ready' && may(images.access.update, subject, subject)
  return (
    <div className={css.part}>
      <FocalPointSection image={image} mayChange={mayChange} outcome={outcome} />
      <UsagePart image={image} />
      <RecordPartBody of={images} spec={imageSpec} id={id} outcome={outcome} onShow={onShow} />
    </div>
  )
}

import { Suspense } from 'react'
import { useApp, useLiveQuery } from '../../../app-services/app-context'
import { Picture } from '../../../kit/pictures/picture'
import { imageQueries } from '../../../queries/image.queries'
import css from './pictures.module.css'

interface StoredPictureProps {
  readonly image: {
    readonly path: string
    readonly width: number
    readonly height: number
    readonly thumbhash?: string | undefined
  }
  /** Empty if its description is shown beside it. */
  readonly alt: string
  readonly sizes: string
}

/** A picture from its stored file; space is reserved while its address is requested. */
export const StoredPicture = (props: StoredPictureProps) => (
  <Suspense fallback={<span className={css.coming} style={{ aspectRatio: `${props.image.width} / ${props.image.height}` }} />}>
    <Found {...props} />
  </Suspense>
)

function Found({ image: { path, width, height, thumbhash }, alt, sizes }: StoredPictureProps) {
  const src = useLiveQuery(imageQueries(useApp()).address(path))
  if (src === null) return <span className={css.gone}>File missing</span>
  return <Picture src={src} alt={alt} width={width} height={height} thumbhash={thumbhash} sizes={sizes} />
}

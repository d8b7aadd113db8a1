import { type CSSProperties, useEffect, useRef } from 'react'
import { Image } from './image'
import css from './picture.module.css'

export interface PictureProps {
  readonly src: string
  /** Alt text; empty if the text beside the picture says the same. */
  readonly alt: string
  /** Pixels of the file: they reserve space in the picture's proportion before it loads. */
  readonly width: number
  readonly height: number
  /** Base64 placeholder, shown until the picture loads. */
  readonly thumbhash?: string | undefined
  /** For a page's first picture: loaded at once, with high priority. */
  readonly first?: boolean
  readonly sizes?: string
  readonly className?: string | undefined
}

/**
 * A picture in its own proportions: first its thumbhash, then the file when it is near the viewport. The code that decodes thumbhashes loads
 * after the page; a prerendered page contains the first ones as styles (`picture-placeholders.ts`), with the same attribute.
 */
export function Picture({ src, alt, width, height, thumbhash, first = false, sizes, className }: PictureProps) {
  const image = useRef<HTMLImageElement>(null)
  useEffect(() => {
    if (!thumbhash || image.current?.complete) return
    import('./thumbhash').then(({ holdPlace }) => holdPlace(thumbhash), ignoreLostPart)
  }, [thumbhash])
  return (
    <Image
      ref={image}
      className={className ? `${css.picture} ${className}` : css.picture}
      style={{ '--ratio': width / height } as CSSProperties}
      data-held={thumbhash}
      src={src}
      alt={alt}
      width={width}
      height={height}
      sizes={sizes}
      decoding="async"
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'auto'}
    />
  )
}

/** Without the module the placeholder stays plain; the failure is ignored. */
const ignoreLostPart = () => undefined

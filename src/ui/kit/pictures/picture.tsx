import { type CSSProperties, useEffect, useRef } from 'react'
import { Image } from './image'
import css from './picture.module.css'

export interface PictureProps {
  readonly src: string
  /** What is to be seen; empty for a picture that only repeats its neighbour's words. */
  readonly alt: string
  /** Pixels of the file: they keep the picture's own proportion before it has come. */
  readonly width: number
  readonly height: number
  /** What holds the place until the picture comes, in base64. */
  readonly thumbhash?: string | undefined
  /** For the one picture a page opens with: loaded at once and first. */
  readonly first?: boolean
  readonly sizes?: string
  readonly className?: string | undefined
}

/**
 * A picture in its own proportion: sized, its thumbhash first, loaded when it comes near. How a thumbhash is read comes after the page;
 * a page that was drawn elsewhere brings its first ones as styles (`picture-placeholders.ts`), by the same attribute.
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

/** Without it the place stays plain until the picture comes; nobody is to be told. */
const ignoreLostPart = () => undefined

import type { CSSProperties } from 'react'
import { Image } from './image'
import css from './picture.module.css'

export interface PictureProps {
  readonly src: string
  /** What is to be seen; empty for a picture that only repeats its neighbour's words. */
  readonly alt: string
  /** Pixels of the file: they keep the picture's own proportion before it has come. */
  readonly width: number
  readonly height: number
  /** CSS colour that holds the place. */
  readonly colour?: string | undefined
  /** For the one picture a page opens with: loaded at once and first. */
  readonly first?: boolean
  readonly sizes?: string
  readonly className?: string | undefined
}

/** A picture in its own proportion: sized, its main colour first, loaded when it comes near. */
export const Picture = ({ src, alt, width, height, colour, first = false, sizes, className }: PictureProps) => (
  <Image
    className={className ? `${css.picture} ${className}` : css.picture}
    style={{ '--ratio': width / height, ...(colour && { '--held': colour }) } as CSSProperties}
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

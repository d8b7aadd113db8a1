import type { CSSProperties } from 'react'
import type { Pictures } from '../../domain/pictures/picture-service'
import { Picture } from '../kit/pictures/picture'
import css from './gallery.module.css'

interface GalleryProps {
  readonly imageIds: readonly string[]
  readonly caption?: string | undefined
  readonly pictures: Pictures
}

/** Pictures side by side at one height, none of them cropped. */
export const Gallery = ({ imageIds, caption, pictures }: GalleryProps) => (
  <figure className={css.gallery}>
    <ul className={css.row}>
      {imageIds.flatMap(id => {
        const found = pictures[id]
        if (!found) return []
        const { credit, ...picture } = found
        return [
          <li key={id} style={{ '--ratio': picture.width / picture.height } as CSSProperties}>
            <Picture {...picture} sizes="(min-width: 60rem) 24rem, 60vw" />
            {credit && <p>{credit}</p>}
          </li>,
        ]
      })}
    </ul>
    {caption && <figcaption>{caption}</figcaption>}
  </figure>
)

import type { ShownPicture } from '../../domain/pictures/picture-service'
import { Picture } from '../kit/pictures/picture'
import css from './framed-picture.module.css'

interface FramedPictureProps {
  readonly picture: ShownPicture
  readonly caption?: string | undefined
  readonly first?: boolean
}

/** A framed picture: uncropped, with its credit. */
export const FramedPicture = ({ picture: { credit, ...picture }, caption, first = false }: FramedPictureProps) => (
  <figure className={css.hung}>
    <Picture {...picture} first={first} sizes="(min-width: 80rem) 74rem, 94vw" />
    {(caption || credit) && (
      <figcaption className={css.caption}>
        {caption} {credit && <span>Work: {credit}</span>}
      </figcaption>
    )}
  </figure>
)

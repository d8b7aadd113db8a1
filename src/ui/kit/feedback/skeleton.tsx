import css from './skeleton.module.css'

interface SkeletonProps {
  /** CSS lengths of the content that will replace it. */
  readonly width?: string
  readonly height?: string
  /** Number of lines, the last one shorter. */
  readonly lines?: number
}

/** A placeholder while content loads; it appears after 150 ms. */
export const Skeleton = ({ width = '100%', height = '1em', lines = 1 }: SkeletonProps) => (
  <span className={css.skeleton} aria-hidden="true">
    {Array.from({ length: lines }, (_, line) => (
      <span key={line} className={css.bar} style={{ width: lines > 1 && line === lines - 1 ? '60%' : width, height }} />
    ))}
  </span>
)

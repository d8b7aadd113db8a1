import css from './skeleton.module.css'

interface SkeletonProps {
  /** CSS lengths of what will stand here. */
  readonly width?: string
  readonly height?: string
  /** This many lines, the last one shorter. */
  readonly lines?: number
}

/** The shape of what is coming; appears only when it has been awaited for 150 ms. */
export const Skeleton = ({ width = '100%', height = '1em', lines = 1 }: SkeletonProps) => (
  <span className={css.skeleton} aria-hidden="true">
    {Array.from({ length: lines }, (_, line) => (
      <span key={line} className={css.bar} style={{ width: lines > 1 && line === lines - 1 ? '60%' : width, height }} />
    ))}
  </span>
)

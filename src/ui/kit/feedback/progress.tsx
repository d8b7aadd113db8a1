import css from './progress.module.css'

interface ProgressProps {
  /** From 0 to 100. */
  readonly value: number
  readonly 'aria-label': string
  readonly className?: string | undefined
}

export const Progress = ({ value, className, ...rest }: ProgressProps) => (
  <progress className={[css.progress, className].filter(Boolean).join(' ')} max={100} value={value} {...rest} />
)

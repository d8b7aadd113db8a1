import type { ComponentPropsWithRef } from 'react'
import { Link, type LinkProps } from 'react-router-dom'
import css from './button.module.css'

interface Looks {
  /** `filled` is the one primary act of a view; `light` says that what it stands for is in use. */
  readonly variant?: 'filled' | 'default' | 'subtle' | 'light'
  readonly size?: 'md' | 'compact-md' | 'compact-sm'
}

export interface ButtonProps extends ComponentPropsWithRef<'button'>, Looks {
  /** At work: takes no second press. */
  readonly loading?: boolean
}

export const Button = ({ variant = 'filled', size = 'md', loading = false, type = 'button', disabled = false, className, ...rest }: ButtonProps) => (
  <button
    type={type}
    className={[css.button, className].filter(Boolean).join(' ')}
    data-variant={variant}
    data-size={size}
    aria-busy={loading || undefined}
    disabled={disabled || loading}
    {...rest}
  />
)

/** A link that stands among buttons: to a place of the application, or a `mailto:`. */
export const ButtonLink = ({ variant = 'filled', size = 'md', className, ...rest }: LinkProps & Looks) => (
  <Link className={[css.button, className].filter(Boolean).join(' ')} data-variant={variant} data-size={size} {...rest} />
)

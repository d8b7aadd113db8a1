import type { ComponentPropsWithRef } from 'react'
import { Anchor, type AnchorProps } from './anchor'
import css from './button.module.css'

interface Looks {
  /** `main` is the one primary action of a view; `set` marks a switch that is on. */
  readonly look?: 'main' | 'plain' | 'quiet' | 'set'
  readonly size?: 'xs' | 's' | 'm' | 'l'
}

export interface ButtonProps extends ComponentPropsWithRef<'button'>, Looks {
  /** The action is running: the button says so and ignores clicks. */
  readonly busy?: boolean
}

export const Button = ({ look = 'plain', size = 'm', busy = false, type = 'button', className, onClick, ...rest }: ButtonProps) => (
  <button
    type={type}
    className={[css.button, className].filter(Boolean).join(' ')}
    data-look={look}
    data-size={size}
    aria-busy={busy || undefined}
    aria-disabled={busy || undefined}
    onClick={busy ? event => event.preventDefault() : onClick}
    {...rest}
  />
)

/** A link styled as a button. */
export const LinkButton = ({ look = 'plain', size = 'm', className, ...rest }: AnchorProps & Looks) => (
  <Anchor className={[css.button, className].filter(Boolean).join(' ')} data-look={look} data-size={size} {...rest} />
)

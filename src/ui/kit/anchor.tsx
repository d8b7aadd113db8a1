import { type AnchorHTMLAttributes, type ComponentType, createContext, createElement, use } from 'react'
import { linkTarget } from './link-target'

export interface AnchorProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A path inside the application, or an http, https or mailto address. Anything else is rendered as plain text. */
  readonly to: string
}

const plainLink = ({ to, children, ...rest }: AnchorProps) => (
  <a href={to} {...rest}>
    {children}
  </a>
)

/** Renders a link inside the application. The layout provides the router's link; without one it is a plain anchor. */
export const InternalLink = createContext<ComponentType<AnchorProps>>(plainLink)

/** A link of the kit: by the router inside the application, by the browser elsewhere. */
export function Anchor({ to, children, ...rest }: AnchorProps) {
  const inside = use(InternalLink)
  const target = linkTarget(to)
  if (!target) return <span className={rest.className}>{children}</span>
  if (target.kind === 'inside') return createElement(inside, { to: target.to, ...rest }, children)
  return (
    <a href={target.href} rel="noopener noreferrer" {...rest}>
      {children}
    </a>
  )
}

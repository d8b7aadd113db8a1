import { type MouseEvent, type Ref, use } from 'react'
import { createPath, type DataRouter } from 'react-router-dom'
import type { AnchorProps } from '../kit/anchor'
import { LiveRouter } from './live-router'

interface LinkProps extends AnchorProps {
  /** The page stays where it is scrolled to. */
  readonly preventScrollReset?: boolean
  readonly ref?: Ref<HTMLAnchorElement> | undefined
}

/**
 * A link to a path of the application, or to a search or hash of the current page. The router's own link reads the address to be rendered, so all links of a page are rendered again at each step;
 * a page has up to a hundred of them. This one reads it when it is pressed.
 */
export function Link({ to, preventScrollReset = false, onClick, children, ...rest }: LinkProps) {
  const router = use(LiveRouter)
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (!router || event.defaultPrevented || !isForThisTab(event)) return
    event.preventDefault()
    followLink(router, to, preventScrollReset)
  }
  return (
    <a {...rest} href={to} onClick={follow}>
      {children}
    </a>
  )
}

/** Goes where a link leads. As in a browser, the address at which the visitor is already gets no second entry in the history. */
function followLink(router: DataRouter, to: string, preventScrollReset: boolean): void {
  const from = new URL(createPath(router.state.location), location.href)
  const { href, pathname, search, hash } = new URL(to, from)
  void router.navigate({ pathname, search, hash }, { replace: href === from.href, preventScrollReset })
}

/** Not a press that opens another tab or window, a download or a menu. */
function isForThisTab({ button, metaKey, ctrlKey, shiftKey, altKey, currentTarget: { target } }: MouseEvent<HTMLAnchorElement>): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey && ['', '_self'].includes(target)
}

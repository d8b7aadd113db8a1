import { whenIdle } from '../kit/when-idle'

export interface LinkWatcher {
  see(path: string): void
  lose(path: string): void
  /** A finger or a button is down on a link; it is followed when it is let go. */
  press(path: string): void
}

/** Reports which pages of this site have a visible link, while the document changes, and whose link is pressed. Returns a function that stops it. */
export function watchLinksInView(document: Document, watcher: LinkWatcher): () => void {
  const watched = new Set<Element>()
  const shown = new Map<Element, string>()
  const show = (link: Element, path: string) => {
    shown.set(link, path)
    watcher.see(path)
  }
  const hide = (link: Element) => {
    const path = shown.get(link)
    shown.delete(link)
    // Another link to the same page may still be visible.
    if (path !== undefined && ![...shown.values()].includes(path)) watcher.lose(path)
  }
  const intersections = new IntersectionObserver(entries => {
    for (const { target, isIntersecting } of entries) {
      const path = pathOf(target)
      if (path !== undefined && isIntersecting) show(target, path)
      else hide(target)
    }
  })
  const look = () => {
    for (const link of watched) {
      if (link.isConnected) continue
      intersections.unobserve(link)
      watched.delete(link)
      hide(link)
    }
    for (const link of document.querySelectorAll('a[href]')) {
      if (watched.has(link) || pathOf(link) === undefined) continue
      watched.add(link)
      intersections.observe(link)
    }
  }
  let cancel: (() => void) | undefined
  // A page that is drawn is shown first.
  const changes = new MutationObserver(() => {
    cancel ??= whenIdle(() => {
      cancel = undefined
      look()
    })
  })
  changes.observe(document.body, { childList: true, subtree: true })
  look()
  const press = ({ target }: PointerEvent) => {
    const link = target instanceof Element ? target.closest('a[href]') : null
    const path = link ? pathOf(link) : undefined
    if (path !== undefined) watcher.press(path)
  }
  document.addEventListener('pointerdown', press, { passive: true })
  return () => {
    document.removeEventListener('pointerdown', press)
    cancel?.()
    changes.disconnect()
    intersections.disconnect()
  }
}

/** Nothing of an address that is invalid, and of a link in a drawing, which has no origin. */
const pathOf = (link: Element) => {
  const { origin, pathname } = link as HTMLAnchorElement
  return origin === location.origin ? pathname : undefined
}

import { type RefObject, Suspense, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { NavItem } from '../../domain/content/nav.collection'
import { lazyAfterHydration } from '../delivery/lazy-after-hydration'
import { Anchor } from '../kit/anchor'
import { Image } from '../kit/pictures/image'
import type { Organisation } from '../queries/site.queries'
import { SessionLink } from './session-link'
import css from './site-header.module.css'

const MenuSearch = lazyAfterHydration(async () => ({ default: (await import('./menu-search/menu-search')).MenuSearch }))

interface SiteHeaderProps {
  readonly organisation: Organisation | null
  readonly items: readonly NavItem[]
  /** Address of the current page. */
  readonly path: string
}

const saved: NavItem = { label: 'Saved', to: '/sfosguide/saved' }

/** Name, navigation and account. An open menu closes when the page changes. */
export function SiteHeader({ organisation, items, path }: SiteHeaderProps) {
  const header = useRef<HTMLElement>(null)
  const [isSignedOut, setSignedOut] = useState(false)
  useEscape(() => {
    const { activeElement } = document
    // The inner one of two.
    const menu = [...(header.current?.querySelectorAll('details[open]') ?? [])].at(-1)
    menu?.removeAttribute('open')
    if (header.current?.contains(activeElement)) menu?.querySelector('summary')?.focus()
  })
  useClosedMenus(header, path)
  return (
    <header ref={header} className={css.header}>
      <div className={css.row}>
        <Anchor to="/" className={css.brand}>
          {organisation?.logo ? <Image {...organisation.logo} alt="" /> : <span aria-hidden="true" />}
          {organisation?.name ?? 'Home'}
        </Anchor>
        {/* Native, and before what it opens: it works, and a press on it counts, before the program runs and without it. */}
        <details className={css.toggle}>
          <summary>
            <span>Menu</span>
            <span>Close</span>
          </summary>
        </details>
        <div className={css.ways}>
          <Suspense fallback={null}>
            <MenuSearch />
          </Suspense>
          <nav aria-label="Main">
            <ul className={css.list}>
              {items.map(item => (
                <li key={item.label} data-for={item.for}>
                  <Entry item={item} path={path} />
                </li>
              ))}
            </ul>
          </nav>
          <Entry item={saved} path={path} />
          <SessionLink onSignOut={() => setSignedOut(true)} />
        </div>
      </div>
      <p role="status">{isSignedOut && 'You are signed out.'}</p>
    </header>
  )
}

/** Escape closes the open menu and returns the focus to its button. */
function useEscape(close: () => void): void {
  const closed = useEffectEvent(close)
  useEffect(() => {
    const press = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') closed()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
}

/** These menus are native `details`: a navigation closes those that are open. */
function useClosedMenus(header: RefObject<HTMLElement | null>, path: string): void {
  const left = useRef(path)
  useLayoutEffect(() => {
    if (left.current === path) return
    left.current = path
    for (const menu of header.current?.querySelectorAll('details[open]') ?? []) menu.removeAttribute('open')
  }, [header, path])
}

function Entry({ item, path }: { item: NavItem; path: string }) {
  const current = (to: string) => (to === path ? 'page' : undefined)
  if (!item.children?.length)
    return (
      <Anchor className={css.link} to={item.to} aria-current={current(item.to)}>
        {item.label}
      </Anchor>
    )
  return (
    <details className={css.menu} name="header">
      <summary className={css.link}>{item.label}</summary>
      <ul className={css.panel}>
        {[{ label: item.label, to: item.to, for: undefined }, ...item.children.filter(child => child.to !== item.to)].map(
          ({ label, to, for: whom }) => (
            <li key={to} data-for={whom}>
              <Anchor to={to} aria-current={current(to)}>
                {label}
              </Anchor>
            </li>
          ),
        )}
      </ul>
    </details>
  )
}

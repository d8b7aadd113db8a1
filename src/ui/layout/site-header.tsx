import { type RefObject, useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import type { NavItem } from '../../domain/content/pages.collection'
import { Anchor } from '../kit/anchor'
import type { Organisation } from '../queries/site.queries'
import { SessionLink } from './session-link'
import css from './site-header.module.css'

interface SiteHeaderProps {
  readonly organisation: Organisation | null
  readonly items: readonly NavItem[]
  /** Address of the current page. */
  readonly path: string
}

/** Name, navigation and account. An open menu closes when the page changes. */
export function SiteHeader({ organisation, items, path }: SiteHeaderProps) {
  const [openOn, setOpenOn] = useState<string>()
  const open = openOn === path
  const id = useId()
  const header = useRef<HTMLElement>(null)
  useEscape(() => {
    const { activeElement } = document
    const menu = header.current?.querySelector('details[open]')
    const control = menu?.querySelector('summary') ?? header.current?.querySelector<HTMLElement>('[aria-expanded="true"]')
    menu?.removeAttribute('open')
    if (!menu) setOpenOn(undefined)
    if (header.current?.contains(activeElement)) control?.focus()
  })
  useClosedMenus(header, path)
  return (
    <header ref={header} className={css.header}>
      <div className={css.row}>
        <Anchor to="/" className={css.brand}>
          <span className={css.mark} aria-hidden="true" />
          {organisation?.name ?? 'Home'}
        </Anchor>
        <button type="button" className={css.toggle} aria-expanded={open} aria-controls={id} onClick={() => setOpenOn(open ? undefined : path)}>
          {open ? 'Close' : 'Menu'}
        </button>
        <div className={css.ways} id={id} data-open={open}>
          <nav aria-label="Main">
            <ul className={css.list}>
              {items.map(item => (
                <li key={item.label}>
                  <Entry item={item} path={path} />
                </li>
              ))}
            </ul>
          </nav>
          <SessionLink />
        </div>
      </div>
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

/** These menus are native `details`: a navigation closes one that is open. */
function useClosedMenus(header: RefObject<HTMLElement | null>, path: string): void {
  const left = useRef(path)
  useLayoutEffect(() => {
    if (left.current === path) return
    left.current = path
    header.current?.querySelector('details[open]')?.removeAttribute('open')
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
        {[{ label: item.label, to: item.to }, ...item.children.filter(child => child.to !== item.to)].map(({ label, to }) => (
          <li key={to}>
            <Anchor to={to} aria-current={current(to)}>
              {label}
            </Anchor>
          </li>
        ))}
      </ul>
    </details>
  )
}

import { useId } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { Button, LinkButton } from '../kit/button'
import { ThemeSwitch } from '../layout/theme-switch'
import { officeParts } from '../panels/home/parts/office-parts'
import { Link } from '../routing/link'
import css from './office-header.module.css'
import { PaletteButton } from './palette/palette-button'
import { useOfficePanels } from './use-office-panels'
import { useStaff } from './use-staff'

interface OfficeHeaderProps {
  /** Whether the rail is open, on screens where it can be closed. */
  readonly isOpen: boolean
  readonly onToggle: () => void
}

/** The office's header: button for the rail, breadcrumb, palette and account. */
export function OfficeHeader({ isOpen, onToggle }: OfficeHeaderProps) {
  const { open: panel } = useOfficePanels()
  const [search] = useSearchParams()
  const here = panel ?? officeParts.find(({ name }) => name === search.get('part'))
  return (
    <header className={css.header}>
      <button type="button" className={css.menu} aria-label="Panels" aria-expanded={isOpen} aria-controls="office-rail" onClick={onToggle}>
        <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
          <path d="M2 4.5h14M2 9h14M2 13.5h14" stroke="currentColor" strokeWidth="2" />
        </svg>
      </button>
      <nav aria-label="Breadcrumb" className={css.crumbs}>
        <ol>
          <li>{here ? <Link to="/cpanel">Office</Link> : <span aria-current="page">Office</span>}</li>
          {panel && <li className={css.group}>{panel.group}</li>}
          {here && (
            <li className={css.here}>
              <span aria-current="page">{here.title}</span>
            </li>
          )}
        </ol>
      </nav>
      <PaletteButton />
      <AccountMenu />
    </header>
  )
}

/** The account's menu: name, theme, links out and sign out. */
function AccountMenu() {
  const { user, signOut } = useStaff()
  const navigate = useNavigate()
  const id = useId()
  const name = user?.displayName || user?.email || ''
  const leave = async () => {
    await signOut()
    await navigate('/')
  }
  return (
    <>
      <button type="button" className={css.who} popoverTarget={id}>
        <span className="visually-hidden">Account of {name}</span>
        <span className={css.initials} aria-hidden="true">
          {initialsOf(name)}
        </span>
        <span className={css.name} aria-hidden="true">
          {name}
        </span>
      </button>
      <div id={id} popover="auto" role="group" aria-label="Your account" className={css.account}>
        <p>
          <strong>{name}</strong>
          {user?.email !== name && <span>{user?.email}</span>}
        </p>
        <section aria-label="Appearance">
          <ThemeSwitch />
        </section>
        <div className={css.ways}>
          <LinkButton size="s" to="/dashboard/settings#code">
            Sign-in with a code
          </LinkButton>
          <LinkButton size="s" to="/">
            Back to the site
          </LinkButton>
          <Button size="s" onClick={() => void leave()}>
            Sign out
          </Button>
        </div>
      </div>
    </>
  )
}

/** `Mara Olsen` → `MO`. */
const initialsOf = (name: string) =>
  name
    .split(/[\s@]+/)
    .slice(0, 2)
    .map(word => word.charAt(0).toUpperCase())
    .join('')

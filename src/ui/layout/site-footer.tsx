import { Suspense } from 'react'
import type { NavItem } from '../../domain/content/nav.collection'
import { lazyAfterHydration } from '../delivery/lazy-after-hydration'
import { Anchor } from '../kit/anchor'
import type { Organisation } from '../queries/site.queries'
import css from './site-footer.module.css'

const ThemeSwitch = lazyAfterHydration(async () => ({ default: (await import('./theme-switch')).ThemeSwitch }))

export const SiteFooter = ({ organisation, items }: { readonly organisation: Organisation | null; readonly items: readonly NavItem[] }) => (
  <footer className={css.footer}>
    <div className={css.page}>
      {organisation && (
        <div className={css.who}>
          <p className={css.name}>{organisation.name}</p>
          {organisation.tagline && <p className={css.quiet}>{organisation.tagline}</p>}
        </div>
      )}
      <nav aria-label="Footer" className={css.ways}>
        {items.map(({ label, to, for: whom, children = [] }) => (
          <div key={label} data-for={whom}>
            <p className={css.title}>{children.length > 0 ? label : <Anchor to={to}>{label}</Anchor>}</p>
            {children.length > 0 && (
              <ul className={css.list}>
                {children.map(child => (
                  <li key={child.to} data-for={child.for}>
                    <Anchor to={child.to}>{child.label}</Anchor>
                  </li>
                ))}
              </ul>
            )}
          </div>
        ))}
      </nav>
      {organisation && (
        <address className={css.address}>
          <p className={css.title}>Find us</p>
          <p>{organisation.address}</p>
          {organisation.email && (
            <p>
              <Anchor to={`mailto:${organisation.email}`}>{organisation.email}</Anchor>
            </p>
          )}
          <ul className={css.list}>
            {organisation.links.map(({ label, to }) => (
              <li key={to}>
                <Anchor to={to}>{label}</Anchor>
              </li>
            ))}
          </ul>
        </address>
      )}
      <div className={css.foot}>
        <Suspense fallback={null}>
          <ThemeSwitch />
        </Suspense>
      </div>
    </div>
  </footer>
)

import type { ReactNode } from 'react'
import { Anchor } from '../../kit/anchor'
import { PageHead } from '../../kit/page-head'
import { PageFrame } from '../../layout/page-frame'
import type { SignedIn } from '../../queries/session.queries'
import css from './dashboard.module.css'
import type { Section } from './dashboard-sections'
import { useOwnSections } from './use-own-sections'

interface DashboardFrameProps {
  readonly section: Section
  readonly user: SignedIn
  readonly children: ReactNode
}

/** The frame of the dashboard, with links to the person’s sections. */
export const DashboardFrame = ({ section, user, children }: DashboardFrameProps) => (
  <PageFrame>
    <PageHead
      over={section.id === 'overview' ? 'Dashboard' : user.displayName || user.email}
      title={section.id === 'overview' ? `Hello, ${user.displayName.split(' ')[0] || user.email}` : section.name}
    />
    <div className={css.house}>
      <nav aria-label="Dashboard" className={css.rooms}>
        <ul className={css.list}>
          {useOwnSections(section).map(room => (
            <li key={room.id}>
              <Anchor
                className={css.room}
                to={room.id === 'overview' ? '/dashboard' : `/dashboard/${room.id}`}
                aria-current={room.id === section.id ? 'page' : undefined}
              >
                {room.name}
              </Anchor>
            </li>
          ))}
        </ul>
      </nav>
      <div className={css.content}>{children}</div>
    </div>
  </PageFrame>
)

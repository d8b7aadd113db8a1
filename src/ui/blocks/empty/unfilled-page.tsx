import type { ReactNode } from 'react'
import { EmptyState } from '../../kit/feedback/empty-state'
import { LazyStaffLinks } from './lazy-staff-links'
import type { Beginning } from './staff-set-up-links'

interface UnfilledPageProps {
  readonly title: string
  readonly children: ReactNode
  /** What a visitor can do instead. */
  readonly action: ReactNode
  /** What staff have to create before this page has content. */
  readonly begins: Beginning
}

/** A public page that the organization has not filled yet. Visitors get a link to other content, and staff one to where it is filled. */
export const UnfilledPage = ({ begins, action, ...words }: UnfilledPageProps) => (
  <EmptyState
    {...words}
    action={
      <>
        {action}
        <LazyStaffLinks begins={begins} />
      </>
    }
  />
)

import type { ReactNode } from 'react'
import { useApp, useLiveQuery } from '../app-services/app-context'
import { EmptyState } from '../kit/feedback/empty-state'
import { previewQueries } from '../queries/preview.queries'
import { useSitePreview } from './site-preview'

interface LeftOutOfPreviewProps {
  /** The collection with the main content of this part. */
  readonly of: string | undefined
  readonly children: ReactNode
}

/** A part of a person's own pages. In a preview it says in its place that staff may not read it, where it would look as if there were nothing. */
export function LeftOutOfPreview({ of, children }: LeftOutOfPreviewProps) {
  const name = useSitePreview()?.person?.name
  if (of === undefined || name === undefined) return children
  return (
    <InPreview of={of} name={name}>
      {children}
    </InPreview>
  )
}

function InPreview({ of, name, children }: { readonly of: string; readonly name: string; readonly children: ReactNode }) {
  const leftOut = useLiveQuery(previewQueries(useApp()).leftOut())
  if (!leftOut.includes(of)) return children
  return (
    <EmptyState title="Left out of this preview">
      <bdi>{name}</bdi> has this part of the dashboard. Your own role may not read it.
    </EmptyState>
  )
}

import { useMemo, useSyncExternalStore } from 'react'
import type { PreviewedPerson, PreviewRole } from '../../domain/shared/preview/role-preview'

/** As of when, and as whom, staff see the site. */
export interface SitePreview {
  /** An ISO instant; today without one. */
  readonly at?: string | undefined
  /** Themselves without one. */
  readonly as?: PreviewRole | undefined
  /** The artist or host whose records are seen. */
  readonly person?: PreviewedPerson | undefined
}

const key = 'preview'
const watching = new Set<() => void>()

const read = () => sessionStorage.getItem(key)

/** How staff see the site in this tab. It ends with the tab. */
export function previewSite(preview: SitePreview | undefined): void {
  if (preview?.at !== undefined || preview?.as !== undefined) sessionStorage.setItem(key, JSON.stringify(preview))
  else sessionStorage.removeItem(key)
  for (const notify of watching) notify()
}

export function useSitePreview(): SitePreview | null {
  const stored = useSyncExternalStore(
    notify => {
      watching.add(notify)
      return () => watching.delete(notify)
    },
    read,
    () => null,
  )
  return useMemo(() => (stored === null ? null : (JSON.parse(stored) as SitePreview)), [stored])
}

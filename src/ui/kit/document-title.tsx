import { createContext, type ReactNode, use, useLayoutEffect, useState } from 'react'

const SetSpecific = createContext<((specific: string | undefined) => void) | undefined>(undefined)

interface TitleFrameProps {
  /** Title of the route's row. */
  readonly title: string | undefined
  /** Name of the organisation, once its record is known. */
  readonly organisation: string | undefined
  readonly children: ReactNode
}

/** Keeps the document's title as `specific · row · organisation`; a layout draws its page inside. */
export function TitleFrame({ title, organisation, children }: TitleFrameProps) {
  const [specific, setSpecific] = useState<string>()
  useLayoutEffect(() => {
    document.title = documentTitle(specific, title, organisation)
  }, [specific, title, organisation])
  return <SetSpecific value={setSpecific}>{children}</SetSpecific>
}

/** What this page adds to the title of its row: the name of the listing, the article, the day. */
export function DocumentTitle({ specific }: { readonly specific: string | undefined }) {
  const set = use(SetSpecific)
  useLayoutEffect(() => {
    set?.(specific)
    return () => set?.(undefined)
  }, [set, specific])
  return null
}

/** Whether a layout stands around what is drawn; an error above all layouts has to bring its own landmarks. */
export const useIsFramed = () => use(SetSpecific) !== undefined

/** The title of a page, from what is known of it; a part that repeats another is said once. */
export const documentTitle = (...parts: readonly (string | undefined)[]) => [...new Set(parts.filter(Boolean))].join(' · ')

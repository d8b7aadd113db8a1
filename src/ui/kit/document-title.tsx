import { createContext, type ReactNode, use, useLayoutEffect, useState } from 'react'

/** What a page says of itself while it is drawn outside a browser, where no effect runs. */
export interface PageWords {
  title?: string | undefined
  organisation?: string | undefined
  specific?: string | undefined
  /** For results and previews; a page whose first words say it needs none. */
  description?: string | undefined
  /** Another status than 200: it is elsewhere, for good or for now; nothing is there, or not any more. */
  status?: 301 | 302 | 404 | 410 | undefined
  /** Where it is, with 301 and 302. */
  movedTo?: string | undefined
}
export const TellPageWords = createContext<PageWords | undefined>(undefined)

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
  const told = use(TellPageWords)
  if (told) Object.assign(told, { title, organisation })
  useLayoutEffect(() => {
    document.title = documentTitle(specific, title, organisation)
  }, [specific, title, organisation])
  return <SetSpecific value={setSpecific}>{children}</SetSpecific>
}

interface DocumentTitleProps {
  readonly specific: string | undefined
  readonly description?: string
  readonly status?: 404 | 410
}

/** What this page adds to the title of its row: the name of the listing, the article, the day. */
export function DocumentTitle({ specific, description, status }: DocumentTitleProps) {
  const set = use(SetSpecific)
  const told = use(TellPageWords)
  if (told) Object.assign(told, { specific, description, status })
  useLayoutEffect(() => {
    set?.(specific)
    return () => set?.(undefined)
  }, [set, specific])
  return null
}

/** Says, outside a browser, that what was asked for is elsewhere: inside the application, or at an https address. */
export function Moved({ to, status }: { readonly to: string; readonly status: 301 | 302 }) {
  const told = use(TellPageWords)
  if (told) Object.assign(told, { movedTo: to, status })
  return null
}

/** Whether a layout stands around what is drawn; an error above all layouts has to bring its own landmarks. */
export const useIsFramed = () => use(SetSpecific) !== undefined

/** The title of a page, from what is known of it; a part that repeats another is said once. */
export const documentTitle = (...parts: readonly (string | undefined)[]) => [...new Set(parts.filter(Boolean))].join(' · ')

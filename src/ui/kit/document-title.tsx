import { createContext, type ReactNode, use, useLayoutEffect, useState } from 'react'

/** Collects title, description and status of a page rendered outside a browser, where no effect runs. */
export interface PageWords {
  title?: string | undefined
  organisation?: string | undefined
  specific?: string | undefined
  /** For search results and previews; omitted if the page's first sentences say the same. */
  description?: string | undefined
  /** A status other than 200: moved permanently or temporarily, not found, or gone. */
  status?: 301 | 302 | 404 | 410 | undefined
  /** The new address, with 301 and 302. */
  movedTo?: string | undefined
}
export const PageWordsContext = createContext<PageWords | undefined>(undefined)

interface TitleParts {
  readonly specific?: string | undefined
  readonly title?: string | undefined
  readonly organisation?: string | undefined
}
type WriteTitle = (changed: TitleParts) => void

const WriteTitleContext = createContext<WriteTitle | undefined>(undefined)

/**
 * Writes the document's title once all parts of a new page have said theirs. No state: its rendering would come between a step and the frame that
 * shows the page, and with it all that the page before has to tidy up.
 */
function titleWriter(): WriteTitle {
  let parts: TitleParts = {}
  return changed => {
    parts = { ...parts, ...changed }
    queueMicrotask(() => {
      const title = documentTitle(parts.specific, parts.title, parts.organisation)
      if (document.title !== title) document.title = title
    })
  }
}

interface TitleFrameProps {
  /** Title of the route. */
  readonly title: string | undefined
  /** Name of the organization, once its record is known. */
  readonly organisation: string | undefined
  readonly children: ReactNode
}

/** Sets the document's title to `page · route · organisation`. A layout renders its page inside. */
export function TitleFrame({ title, organisation, children }: TitleFrameProps) {
  const [write] = useState(titleWriter)
  const pageWords = use(PageWordsContext)
  if (pageWords) Object.assign(pageWords, { title, organisation })
  useLayoutEffect(() => write({ title, organisation }), [write, title, organisation])
  return <WriteTitleContext value={write}>{children}</WriteTitleContext>
}

interface DocumentTitleProps {
  readonly specific: string | undefined
  readonly description?: string
  readonly status?: 404 | 410
}

/** Adds the page's own name to the route's title, such as the listing, the article or the day. */
export function DocumentTitle({ specific, description, status }: DocumentTitleProps) {
  const write = use(WriteTitleContext)
  const pageWords = use(PageWordsContext)
  if (pageWords) Object.assign(pageWords, { specific, description, status })
  useLayoutEffect(() => {
    write?.({ specific })
    return () => write?.({ specific: undefined })
  }, [write, specific])
  return null
}

/** Reports, outside a browser, that the page has moved: inside the application, or to an https address. */
export function Moved({ to, status }: { readonly to: string; readonly status: 301 | 302 }) {
  const pageWords = use(PageWordsContext)
  if (pageWords) Object.assign(pageWords, { movedTo: to, status })
  return null
}

/** Whether a layout surrounds the component; an error above all layouts has to render its own landmarks. */
export const useIsFramed = () => use(WriteTitleContext) !== undefined

/** Joins the parts of a title; a repeated part is left out. */
export const documentTitle = (...parts: readonly (string | undefined)[]) => [...new Set(parts.filter(Boolean))].join(' · ')

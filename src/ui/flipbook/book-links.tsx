import type { MouseEvent, ReactNode } from 'react'
import { Anchor } from '../kit/anchor'
import { Link } from '../routing/link'
import { useOpenBook } from './book-context'

interface LinkProps {
  readonly children: ReactNode
  readonly className?: string | undefined
}

/** A press without a key that opens it elsewhere. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) => button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

/** A link to another page of the book; it can be opened in a tab of its own like any other. */
export function PageLink({ page, label, children, className }: LinkProps & { readonly page: number; readonly label?: string }) {
  const { pageLink, onPage } = useOpenBook()
  return (
    <Link
      className={className}
      aria-label={label}
      to={pageLink(page)}
      onClick={event => {
        if (!isPlain(event)) return
        event.preventDefault()
        onPage(page)
      }}
    >
      {children}
    </Link>
  )
}

/** A link to a listing's page, which is counted. */
export function ListingLink({ id, children, className }: LinkProps & { readonly id: string }) {
  const { listingLink, onOpened } = useOpenBook()
  return (
    <Link className={className} to={listingLink(id)} onClick={() => onOpened('listing', id)}>
      {children}
    </Link>
  )
}

/** A link to what an advertiser wants to show, which is counted. */
export function AdLink({ orderId, to, children, className }: LinkProps & { readonly orderId: string; readonly to: string }) {
  const { onOpened } = useOpenBook()
  return (
    <Anchor className={className} to={to} onClick={() => onOpened('ad', orderId)}>
      {children}
    </Anchor>
  )
}

import { lazy, Suspense, useState } from 'react'
import type { SharedKind } from '../../domain/private-shares/private-shares.collection'
import { Button } from '../kit/button'

const ShareDialog = lazy(() => import('./share-dialog'))

export interface ShareByLinkProps {
  readonly kind: SharedKind
  /** Id of the record. */
  readonly of: string
}

/** Opens the private links of a record; they are downloaded with the first click. */
export function ShareByLink(props: ShareByLinkProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Share by private link</Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ShareDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

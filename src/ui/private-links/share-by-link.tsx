import { lazy, Suspense, useState } from 'react'
import { Button } from '../kit/button'
import type { SharedRecord } from './shared-record'

const ShareDialog = lazy(() => import('./share-dialog'))

/** Opens the private links of a record; they are downloaded with the first click. */
export function ShareByLink(props: SharedRecord) {
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

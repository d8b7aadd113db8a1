import { Suspense, useState } from 'react'
import { lazyAfterHydration } from '../../delivery/lazy-after-hydration'
import { Button } from '../../kit/button'

const SubscribeDialog = lazyAfterHydration(() => import('./subscribe-dialog'))

/** Opens the dialog for subscribing; downloaded with the first press. */
export function SubscribeButton() {
  const [isOpen, setOpen] = useState<boolean>()
  return (
    <>
      <Button size="s" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Subscribe
      </Button>
      {isOpen !== undefined && (
        <Suspense>
          <SubscribeDialog open={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

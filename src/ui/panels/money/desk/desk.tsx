import { lazy, Suspense, useEffect, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { useApp } from '../../../app-services/app-context'
import { callOnce } from '../../../app-services/call-once'
import { usePanelContext } from '../../engine/use-panel-context'
import { type DeskOrderFormValues, nothingEntered } from './desk-order-form-values'
import { deskAddress } from './desk-order-props'
import { NewOrder } from './new-order'

const waitingOrder = callOnce(() => import('./waiting-order'))
const WaitingOrder = lazy(waitingOrder)

/** A desk sale: payer and lines first, then the payment. The order is in the address, with its key after the `#`, as on its payer's page. */
export function Desk() {
  const { slug } = usePanelContext()
  const app = useApp()
  const navigate = useNavigate()
  const orderId = useSearchParams()[0].get('order')
  const orderKey = decodeURIComponent(useLocation().hash.slice(1)) || undefined
  const [entry, setEntry] = useState<DeskOrderFormValues>(nothingEntered)
  // The order that staff confirmed as a separate one; they are not asked again.
  const [another, setAnother] = useState<string>()
  const isBegun = entry.lines.length > 0
  useEffect(() => {
    // The next step is loaded while the entry is typed. If that fails, it is loaded when it is needed.
    if (isBegun) waitingOrder().catch(() => undefined)
  }, [isBegun])
  if (orderId === null)
    return (
      <NewOrder
        entry={entry}
        onChange={change => setEntry(before => ({ ...before, ...change }))}
        onMade={async (made, isAnother) => {
          setAnother(isAnother ? made.orderId : undefined)
          // Read before its page opens: React shows a line of waiting for 300 ms at least, however soon the order is there.
          const { waitingOrderQueries } = await waitingOrder()
          const { order, moved } = waitingOrderQueries(app, made.orderId)
          await Promise.all([app.queries.prefetchQuery(order), app.queries.prefetchQuery(moved)])
          void navigate(`/cpanel/${slug}${deskAddress(made)}`)
        }}
      />
    )
  return (
    <Suspense fallback={<p role="status">Loading the order…</p>}>
      <WaitingOrder
        key={orderId}
        orderId={orderId}
        orderKey={orderKey}
        isAnother={another === orderId}
        onNext={() => {
          setEntry(nothingEntered)
          void navigate(`/cpanel/${slug}`)
        }}
      />
    </Suspense>
  )
}

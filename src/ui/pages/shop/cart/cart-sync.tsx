import { useEffect, useEffectEvent } from 'react'
import { OwnCart } from '../../../../domain/shop/carts/own-cart'
import { useService } from '../../../app-services/app-context'
import { syncCart, useCart } from '../../../app-services/stored-cart'
import { useSignedIn } from '../../../queries/session.queries'

/** Milliseconds after the last change. */
const pause = 400

/** Synchronizes the device's cart with the account's: at sign-in, and after every change. Renders nothing. */
export default function CartSync() {
  const own = useService(OwnCart)
  const user = useSignedIn()
  const lines = useCart()
  const owner = user === null ? undefined : own.owner
  const sync = useEffectEvent(() => syncCart(owner, (base, mine) => own.sync(base, mine)))
  const content = JSON.stringify(lines)
  useEffect(() => {
    // Without a network, the next change or visit synchronizes it.
    const waiting = setTimeout(() => void sync().catch(() => undefined), pause)
    return () => clearTimeout(waiting)
  }, [owner, content])
  return null
}

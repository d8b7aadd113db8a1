import { piecesIn, useCart } from '../../app-services/stored-cart'
import { LinkButton } from '../../kit/button'

/** A link to the cart with the number of pieces in it. */
export const CartLink = () => {
  const pieces = piecesIn(useCart())
  return <LinkButton to="/shop?view=cart">{pieces === 0 ? 'Cart' : `Cart (${pieces})`}</LinkButton>
}

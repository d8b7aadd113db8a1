/** What staff enter as goods. */
export const goodsKinds = ['guide', 'print', 'goods', 'digital', 'gift', 'donation'] as const
/** The sections of the shop. A ticket is made with its event (`setEventTicket`). */
export const productKinds = [...goodsKinds, 'ticket'] as const

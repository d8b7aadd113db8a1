/** The sections of the shop. */
export const productKinds = ['guide', 'print', 'goods', 'digital', 'ticket', 'gift', 'donation'] as const

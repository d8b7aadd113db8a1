/** The sections of the shop. */
export const productKinds = ['guide', 'print', 'goods', 'ticket', 'gift', 'donation'] as const

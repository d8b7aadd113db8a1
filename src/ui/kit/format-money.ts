const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', trailingZeroDisplay: 'stripIfInteger' })

/** `$12.50`, `$85`: no cents when they are zero. */
export const moneyOf = ({ cents }: { readonly cents: number }) => dollars.format(cents / 100)

/** Made when first needed: this takes 4 ms, and every page carries this file. */
let dollars: Intl.NumberFormat | undefined

/** `$12.50`, `$85`: no cents when they are zero. */
export function moneyOf({ cents }: { readonly cents: number }): string {
  dollars ??= new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', trailingZeroDisplay: 'stripIfInteger' })
  return dollars.format(cents / 100)
}

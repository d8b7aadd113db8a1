/** Made once, when first needed: making it takes longer than writing a hundred amounts. */
let dollars: Intl.NumberFormat | undefined

/** `$1,234.50`, from cents. */
export function dollarText(cents: number): string {
  dollars ??= new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
  return dollars.format(cents / 100)
}

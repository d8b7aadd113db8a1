/** `$1,234.50`, from cents. */
export const dollarText = (cents: number): string => (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' })

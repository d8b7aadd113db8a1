import { numberText } from './number-text'

/** `$12.50`, `$85`: no cents when they are zero. */
export function moneyOf({ cents }: { readonly cents: number }): string {
  const amount = Math.abs(Math.round(cents))
  const rest = amount % 100
  return `${cents < 0 ? '-' : ''}$${numberText(Math.floor(amount / 100))}${rest === 0 ? '' : `.${`${rest}`.padStart(2, '0')}`}`
}

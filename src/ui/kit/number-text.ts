/**
 * `3,000`, `30.5`, as `Intl` writes it in American English, to three decimals. Pages write numbers before they answer, and a first formatter takes a
 * slow phone some 50 ms.
 */
export function numberText(n: number): string {
  const [whole = '', decimals] = `${Math.round(n * 1000) / 1000}`.split('.')
  return [whole.replace(/\B(?=(\d{3})+$)/g, ','), ...(decimals ? [decimals] : [])].join('.')
}

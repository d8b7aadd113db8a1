/** Points by which the font size changes. */
const step = 0.5

/** Sets the largest and smallest font size of an element, in points. */
export const fits = (largest: number, smallest: number) => ({ 'data-fit': `${largest} ${smallest}` })

interface Open {
  readonly element: HTMLElement
  size: number
  readonly smallest: number
}

/**
 * Makes the font of every element marked by `fits` as large as its box allows. Words are broken only if the smallest size is too wide for
 * them. All boxes are measured together, once per step. Returns how many boxes still overflow; their text is cut off.
 */
export function fitFontSize(within: HTMLElement): number {
  let open = [...within.querySelectorAll<HTMLElement>('[data-fit]')].map((element): Open => {
    const [largest = 12, smallest = 6] = (element.dataset['fit'] ?? '').split(' ').map(Number)
    delete element.dataset['broken']
    return { element, size: largest, smallest }
  })
  while (open.length > 0) {
    for (const { element, size } of open) element.style.fontSize = `${size}pt`
    open = open.filter(overflows)
    if (open.every(({ size, smallest }) => size <= smallest)) break
    for (const part of open) part.size = Math.max(part.smallest, part.size - step)
  }
  for (const { element } of open) element.dataset['broken'] = ''
  return open.filter(overflows).length
}

const overflows = ({ element }: Open) => element.scrollHeight > element.clientHeight || element.scrollWidth > element.clientWidth

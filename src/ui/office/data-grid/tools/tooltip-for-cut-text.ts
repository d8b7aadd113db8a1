/** Shows the full text of a truncated cell as a tooltip. Measured when the pointer enters, so that rendering rows costs nothing. */
export function tooltipForCutText({ target }: { readonly target: EventTarget }): void {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[role="gridcell"], [role="columnheader"]') : null
  if (!cell) return
  const isCut = [cell, ...cell.querySelectorAll<HTMLElement>('button, button > *')].some(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
  cell.title = isCut ? cell.innerText.trim() : ''
}

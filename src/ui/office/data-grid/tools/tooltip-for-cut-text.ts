/** A cell whose words are cut off says them in a tooltip. It is looked at when the pointer comes, so that drawing a row costs nothing more. */
export function tooltipForCutText({ target }: { readonly target: EventTarget }): void {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[role="gridcell"], [role="columnheader"]') : null
  if (!cell) return
  const isCut = [cell, ...cell.querySelectorAll<HTMLElement>('button, button > *')].some(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
  cell.title = isCut ? cell.innerText.trim() : ''
}

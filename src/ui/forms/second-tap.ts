/** Two taps are one double tap within this many milliseconds and pixels. A mouse counts by itself (`detail`), a finger does not in every browser. */
const soon = 500
const near = 24

let isWatching = false

/**
 * From now on, the second tap of a double tap does nothing where the first has brought something else under the finger: a form's button gives way to
 * the next step, and a link would be followed that nobody saw.
 */
export function ignoreSecondTaps(): void {
  if (isWatching) return
  isWatching = true
  let first: MouseEvent | undefined
  const look = (event: MouseEvent) => {
    const before = first
    first = event
    if (!before || !isSecondOf(before, event) || isStillThere(before)) return
    event.preventDefault()
    event.stopPropagation()
  }
  document.addEventListener('click', look, { capture: true })
}

function isSecondOf(before: MouseEvent, event: MouseEvent): boolean {
  const isNear = Math.abs(event.clientX - before.clientX) <= near && Math.abs(event.clientY - before.clientY) <= near
  const isOfFinger = event instanceof PointerEvent && event.pointerType === 'touch'
  return isNear && (event.detail > 1 || (isOfFinger && event.timeStamp - before.timeStamp < soon))
}

/** Whether what was tapped is where it was. */
function isStillThere({ target, clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = (target as Element).getBoundingClientRect()
  return left <= clientX && clientX <= right && top <= clientY && clientY <= bottom
}

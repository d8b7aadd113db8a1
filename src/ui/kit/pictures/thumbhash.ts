import { rgbaToDataURL, thumbHashToRGBA } from 'thumbhash'

/** Pixels of the longer side: a thumbhash holds seven waves of it, and the browser interpolates between them. */
const side = 8
/** Milliseconds of work per task, so that a grid of pictures does not delay input. */
const turn = 6

/** The CSS rule for all pictures that show this thumbhash; `undefined` if it is invalid. */
export function heldRule(thumbhash: string): string | undefined {
  if (!/^[A-Za-z0-9+/]{8,36}={0,2}$/.test(thumbhash)) return undefined
  const { w, h, rgba } = thumbHashToRGBA(Uint8Array.from(atob(thumbhash), byte => byte.charCodeAt(0)))
  const scale = side / Math.max(w, h)
  const small = { w: Math.max(1, Math.round(w * scale)), h: Math.max(1, Math.round(h * scale)) }
  const pixels = Array.from({ length: small.w * small.h }, (_, i) => mean(rgba, { w, h }, small, i % small.w, Math.floor(i / small.w))).flat()
  return `[data-held="${thumbhash}"]{background-image:url(${rgbaToDataURL(small.w, small.h, pixels)})}`
}

interface Size {
  readonly w: number
  readonly h: number
}

/** One pixel of the small picture: the mean of the pixels it covers. */
function mean(rgba: Uint8Array, { w, h }: Size, small: Size, x: number, y: number): number[] {
  const sums = [0, 0, 0, 0]
  let count = 0
  for (let row = Math.floor((y * h) / small.h); row < Math.ceil(((y + 1) * h) / small.h); row++)
    for (let column = Math.floor((x * w) / small.w); column < Math.ceil(((x + 1) * w) / small.w); column++) {
      for (let channel = 0; channel < 4; channel++) sums[channel]! += rgba[(row * w + column) * 4 + channel]!
      count += 1
    }
  return sums.map(sum => Math.round(sum / count))
}

const held = new Set<string>()
const waiting: string[] = []
let sheet: CSSStyleSheet | undefined

/** Shows a thumbhash on every picture that is still loading, a few at a time. */
export function holdPlace(thumbhash: string): void {
  if (held.has(thumbhash)) return
  held.add(thumbhash)
  if (waiting.push(thumbhash) === 1) setTimeout(paintSome)
}

function paintSome(): void {
  const began = performance.now()
  sheet ??= document.head.appendChild(document.createElement('style')).sheet ?? undefined
  while (waiting.length > 0 && performance.now() - began < turn) {
    const rule = heldRule(waiting.shift()!)
    if (rule) sheet?.insertRule(rule, sheet.cssRules.length)
  }
  if (waiting.length > 0) setTimeout(paintSome)
}

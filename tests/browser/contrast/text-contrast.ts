import type { Page } from 'playwright-core'

/** A line of text as it lies on the page. */
interface Line {
  readonly words: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** Red, green and blue from 0 to 255, and the opacity from 0 to 1. */
  readonly color: readonly [number, number, number, number]
  /** What WCAG asks: 3 for large text, 4.5 for other. */
  readonly least: number
}

/**
 * The lines of text whose contrast with what really lies below them is too low, with the worst contrast of each. axe leaves out text over pictures,
 * gradients and drawings; here every pixel counts that a letter covers: it is found by drawing the page with and without its letters.
 */
export async function faintLines(page: Page): Promise<readonly string[]> {
  const lines = await linesOf(page)
  const shot = () => page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' })
  const [withText, withoutText] = [await shot(), await withoutLetters(page, shot)]
  const blank = await page.context().newPage()
  try {
    const contrasts = await blank.evaluate(worstContrasts, {
      pictures: [withText, withoutText].map(png => png.toString('base64')),
      lines,
    })
    return lines.flatMap(({ words, least }, i) => {
      const contrast = contrasts[i]
      return contrast === undefined || contrast >= least ? [] : [`${contrast.toFixed(2)} of ${least}: ${words}`]
    })
  } finally {
    await blank.close()
  }
}

async function withoutLetters<T>(page: Page, look: () => Promise<T>): Promise<T> {
  // Shadows and halos of letters stay: they are what the letters stand on.
  const style = await page.addStyleTag({
    content:
      '* { -webkit-text-fill-color: transparent !important; text-decoration-color: transparent !important } text, tspan { fill: transparent !important }',
  })
  const seen = await look()
  await style.evaluate(element => (element as HTMLStyleElement).remove())
  return seen
}

const linesOf = (page: Page): Promise<readonly Line[]> =>
  page.evaluate(() => {
    const found: Line[] = []
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!
    const colorOf = (css: string): [number, number, number, number] => {
      canvas.clearRect(0, 0, 1, 1)
      canvas.fillStyle = css
      canvas.fillRect(0, 0, 1, 1)
      const [r, g, b, a] = canvas.getImageData(0, 0, 1, 1).data
      return [r!, g!, b!, a! / 255]
    }
    const opacityOf = (element: Element | null): number =>
      element ? Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement) : 1
    /** Whether an element around it that scrolls shows another part of itself. */
    const isScrolledAway = (element: Element | null, x: number, y: number): boolean => {
      if (!element || element === document.body) return false
      const box = element.getBoundingClientRect()
      const isOut = x < box.left || x > box.right || y < box.top || y > box.bottom
      return (isOut && getComputedStyle(element).overflow !== 'visible') || isScrolledAway(element.parentElement, x, y)
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const node = walker.currentNode
      const element = node.parentElement
      const words = node.textContent?.trim() ?? ''
      if (!element || words === '' || element.closest('script, style, noscript, :disabled, [aria-disabled=true], .visually-hidden')) continue
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true })) continue
      const style = getComputedStyle(element)
      const [r, g, b, a] = colorOf(element instanceof SVGElement ? style.fill : style.color)
      const scale = element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : 1
      const size = Number.parseFloat(style.fontSize) * scale
      const least = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700) ? 3 : 4.5
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const { x, y, width, height } of range.getClientRects()) {
        if (width < 2 || height < 2 || isScrolledAway(element, x + width / 2, y + height / 2)) continue
        const box = { x: x + scrollX, y: y + scrollY, width, height }
        found.push({ words: words.slice(0, 60), ...box, color: [r, g, b, a * opacityOf(element)], least })
      }
    }
    return found
  })

/** Runs in an empty page, which has no policy against it. `undefined` for a line that is covered by something else. */
async function worstContrasts({ pictures, lines }: { readonly pictures: readonly string[]; readonly lines: readonly Line[] }) {
  const pixelsOf = async (png: string) => {
    const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob())
    const context = new OffscreenCanvas(image.width, image.height).getContext('2d', { willReadFrequently: true })!
    context.drawImage(image, 0, 0)
    return context.getImageData(0, 0, image.width, image.height)
  }
  const [seen, below] = await Promise.all(pictures.map(pixelsOf))
  const linear = (value: number) => (value <= 10.3 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4)
  const luminanceOf = (r: number, g: number, b: number) => 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b)
  // Worked out once for each color, as a page has millions of pixels.
  const known = new Map<number, number>()
  const luminance = (r: number, g: number, b: number) => {
    const key = (r * 256 + g) * 256 + b
    const found = known.get(key) ?? luminanceOf(r, g, b)
    known.set(key, found)
    return found
  }
  /** A few pixels may be those of an edge. */
  const spared = 3
  const [ground, letters, side] = [below!.data, seen!.data, below!.width]
  return lines.map(({ x, y, width, height, color: [r, g, b, a] }) => {
    const contrasts: number[] = []
    const [right, bottom] = [Math.min(x + width, side), Math.min(y + height, below!.height)]
    for (let row = Math.max(0, Math.floor(y)); row < bottom; row++)
      for (let column = Math.max(0, Math.floor(x)); column < right; column++) {
        const at = (row * side + column) * 4
        const [r0, g0, b0] = [ground[at]!, ground[at + 1]!, ground[at + 2]!]
        const changed = Math.abs(letters[at]! - r0) + Math.abs(letters[at + 1]! - g0) + Math.abs(letters[at + 2]! - b0)
        const whole = (Math.abs(r - r0) + Math.abs(g - g0) + Math.abs(b - b0)) * a
        // Only pixels that a letter covers for the most part.
        if (changed < 6 || changed < whole * 0.6) continue
        const letter = a === 1 ? luminance(r, g, b) : luminanceOf(r * a + r0 * (1 - a), g * a + g0 * (1 - a), b * a + b0 * (1 - a))
        const around = luminance(r0, g0, b0)
        contrasts.push((Math.max(letter, around) + 0.05) / (Math.min(letter, around) + 0.05))
      }
    return contrasts.sort((one, other) => one - other)[spared]
  })
}

import type { SvgNode } from './svg-tree'

/** Red, green and blue, 0 to 1, and the opacity. */
export type Colour = readonly [r: number, g: number, b: number, opacity: number]

/** What fills a shape: a color for every position in its box, `x` and `y` from 0 to 1. */
export type Paint = (x: number, y: number) => Colour

const black: Colour = [0, 0, 0, 1]

/** `undefined` where nothing is painted: `none`, and patterns, which are too fine to be visible in a thumbnail. */
export function paintOf(written: string, servers: ReadonlyMap<string, SvgNode>): Paint | undefined {
  if (written === 'none') return undefined
  const id = /^url\(#(.+)\)$/.exec(written)?.[1]
  if (id === undefined) {
    const colour = colourOf(written)
    return () => colour
  }
  const server = servers.get(id)
  if (server?.tag !== 'linearGradient' && server?.tag !== 'radialGradient') return undefined
  const stops = server.children.map(({ attributes }) => ({
    at: Number(attributes['offset'] ?? 0),
    colour: withOpacity(colourOf(attributes['stop-color'] ?? '#000'), Number(attributes['stop-opacity'] ?? 1)),
  }))
  const number = (name: string, otherwise: number) => Number(server.attributes[name] ?? otherwise)
  if (server.tag === 'radialGradient') return (x, y) => between(stops, Math.hypot(x - 0.5, y - 0.5) / number('r', 0.5))
  const [x1, y1, x2, y2] = [number('x1', 0), number('y1', 0), number('x2', 1), number('y2', 0)]
  const long = (x2 - x1) ** 2 + (y2 - y1) ** 2
  return (x, y) => between(stops, ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / long)
}

function between(stops: readonly { readonly at: number; readonly colour: Colour }[], at: number): Colour {
  const after = stops.find(stop => stop.at >= at)
  const before = stops.findLast(stop => stop.at <= at)
  if (!before || !after) return (before ?? after)?.colour ?? black
  const t = after.at > before.at ? (at - before.at) / (after.at - before.at) : 0
  return before.colour.map((part, i) => part + (after.colour[i]! - part) * t) as unknown as Colour
}

function colourOf(written: string): Colour {
  const hex = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(written)?.[1]
  if (hex === undefined) throw new Error(`No drawing style paints with ${written}`)
  const long = hex.length === 3 ? hex.replace(/./g, '$&$&') : hex
  const [r, g, b] = [0, 2, 4].map(i => Number.parseInt(long.slice(i, i + 2), 16) / 255) as [number, number, number]
  return [r, g, b, 1]
}

const withOpacity = ([r, g, b, a]: Colour, opacity: number): Colour => [r, g, b, a * opacity]

/** How a color is blended with the color below it. */
export const blends: { readonly [mode: string]: (below: number, above: number) => number } = {
  normal: (_, above) => above,
  multiply: (below, above) => below * above,
  screen: (below, above) => below + above - below * above,
  overlay: (below, above) => (below <= 0.5 ? 2 * below * above : 1 - 2 * (1 - below) * (1 - above)),
}

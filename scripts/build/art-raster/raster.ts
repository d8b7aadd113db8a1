import { blends, type Paint, paintOf } from './colours'
import { Coverage, type Line, type Point } from './coverage'
import { type PathLine, pathLines } from './path-lines'
import { type SvgNode, svgTree } from './svg-tree'

export interface Raster {
  readonly width: number
  readonly height: number
  /** Four bytes per pixel, opaque. */
  readonly rgba: Uint8ClampedArray
}

/** Scale and rotation, then translation: `x' = a x + c y + e`. */
type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number]

/** What an element inherits from its ancestors. */
interface Inherited {
  readonly matrix: Matrix
  readonly style: Readonly<Record<string, string>>
  readonly opacity: number
  readonly blend: string
  readonly clip: Float32Array | undefined
}

const inherited = ['fill', 'stroke', 'stroke-width', 'stroke-linecap', 'stroke-dasharray', 'fill-opacity', 'fill-rule'] as const
/** Film grain at a size where single grains are not visible: the mean of the noise in linear light is this gray. */
const grain = { fill: '#bcbcbc', opacity: '.25' }
/** Elements that are not visible themselves. A blur is smaller than these pixels and is ignored too. */
const unseen: ReadonlySet<string> = new Set(['defs', 'filter', 'pattern', 'clipPath', 'linearGradient', 'radialGradient'])

/**
 * Renders one of the sample's SVG pictures on few pixels, for its thumbhash. Not a general renderer: it supports what these pictures use,
 * and ignores what is invisible at this size.
 */
export function rasterOf(svg: string, longSide: number): Raster {
  const tree = svgTree(svg)
  const [w, h] = [Number(tree.attributes['width']), Number(tree.attributes['height'])]
  const scale = longSide / Math.max(w, h)
  const sheet = new RasterSheet(Math.max(1, Math.round(w * scale)), Math.max(1, Math.round(h * scale)), tree)
  sheet.draw(tree.children, { matrix: [scale, 0, 0, scale, 0, 0], style: {}, opacity: 1, blend: 'normal', clip: undefined })
  return sheet
}

class RasterSheet implements Raster {
  readonly rgba: Uint8ClampedArray
  private readonly servers: ReadonlyMap<string, SvgNode>

  constructor(
    readonly width: number,
    readonly height: number,
    tree: SvgNode,
  ) {
    this.rgba = new Uint8ClampedArray(width * height * 4).fill(255)
    this.servers = new Map(named(tree))
  }

  draw(nodes: readonly SvgNode[], around: Inherited): void {
    for (const { tag, attributes, children } of nodes) {
      if (unseen.has(tag)) continue
      const here = this.within(around, tag, this.isGrain(attributes) ? { ...attributes, ...grain } : attributes)
      if (tag === 'g' || tag === 'svg') this.draw(children, here)
      else this.shape(linesOf(tag, attributes), here)
    }
  }

  private isGrain({ filter }: SvgNode['attributes']): boolean {
    const id = /#(.+)\)/.exec(filter ?? '')?.[1]
    return this.servers.get(id ?? '')?.children.some(({ tag }) => tag === 'feTurbulence') ?? false
  }

  private within(around: Inherited, tag: string, attributes: SvgNode['attributes']): Inherited {
    const moved = tag === 'svg' ? `translate(${attributes['x'] ?? 0} ${attributes['y'] ?? 0})` : (attributes['transform'] ?? '')
    const clip = /#(.+)\)/.exec(attributes['clip-path'] ?? '')?.[1]
    const matrix = transformed(around.matrix, moved)
    return {
      matrix,
      style: { ...around.style, ...Object.fromEntries(inherited.flatMap(name => (name in attributes ? [[name, attributes[name]!]] : []))) },
      opacity: around.opacity * Number(attributes['opacity'] ?? 1),
      blend: /mix-blend-mode:(\w+)/.exec(attributes['style'] ?? '')?.[1] ?? around.blend,
      clip: clip === undefined ? around.clip : this.clipOf(clip, matrix),
    }
  }

  private clipOf(id: string, matrix: Matrix): Float32Array {
    const lines = (this.servers.get(id)?.children ?? []).flatMap(({ tag, attributes }) => linesOf(tag, attributes))
    return this.covered(
      lines.map(({ points }) => points.map(point => moved(matrix, point))),
      false,
    )
  }

  private shape(lines: readonly PathLine[], here: Inherited): void {
    const { style, matrix } = here
    const placed = lines.map(({ points, closed }) => ({ points: points.map(point => moved(matrix, point)), closed }))
    const fill = paintOf(style['fill'] ?? '#000', this.servers)
    const all = placed.map(({ points }) => points)
    if (fill) this.paint(this.covered(all, style['fill-rule'] === 'evenodd'), fill, boxOf(all), here, Number(style['fill-opacity'] ?? 1))
    const stroke = paintOf(style['stroke'] ?? 'none', this.servers)
    if (!stroke) return
    const wide = Number(style['stroke-width'] ?? 1) * Math.sqrt(Math.abs(matrix[0] * matrix[3] - matrix[1] * matrix[2]))
    const strokes = placed.flatMap(line => strokeOf(line, wide / 2, (style['stroke-linecap'] ?? 'butt') !== 'butt'))
    this.paint(this.covered(strokes, false), stroke, boxOf(all), here, drawnShare(style['stroke-dasharray']))
  }

  private covered(lines: readonly Line[], evenodd: boolean): Float32Array {
    const coverage = new Coverage(this.width, this.height)
    for (const line of lines) coverage.add(line)
    return coverage.read(evenodd)
  }

  private paint(covered: Float32Array, paint: Paint, [left, top, wide, high]: Box, { opacity, blend, clip }: Inherited, share: number): void {
    const mix = blends[blend]
    if (!mix) throw new Error(`No drawing style blends by ${blend}`)
    const faint = opacity * share
    for (let i = 0; i < covered.length; i++) {
      const cover = covered[i]! * (clip?.[i] ?? 1)
      if (cover <= 0) continue
      const [x, y] = [(i % this.width) + 0.5, Math.floor(i / this.width) + 0.5]
      const colour = paint((x - left) / wide, (y - top) / high)
      const hides = colour[3] * faint * cover
      for (let channel = 0; channel < 3; channel++) {
        const below = this.rgba[i * 4 + channel]! / 255
        this.rgba[i * 4 + channel] = 255 * (below + (mix(below, colour[channel]!) - below) * hides)
      }
    }
  }
}

const named = (node: SvgNode): (readonly [string, SvgNode])[] => [
  ...(node.attributes['id'] === undefined ? [] : [[node.attributes['id'], node] as const]),
  ...node.children.flatMap(named),
]

type Box = readonly [left: number, top: number, wide: number, high: number]

function boxOf(lines: readonly Line[]): Box {
  const points = lines.flat()
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  return [left, top, Math.max(...xs) - left || 1, Math.max(...ys) - top || 1]
}

const moved = ([a, b, c, d, e, f]: Matrix, [x, y]: Point): Point => [a * x + c * y + e, b * x + d * y + f]

function transformed(matrix: Matrix, written: string): Matrix {
  let [a, b, c, d, e, f] = matrix
  for (const [, kind, inside = ''] of written.matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [x = 0, y = 0, z = 0] = inside
      .trim()
      .split(/[\s,]+/)
      .map(Number)
    if (kind === 'translate') [e, f] = [e + a * x + c * y, f + b * x + d * y]
    else if (kind === 'scale') [a, b, c, d] = [a * x, b * x, c * y, d * y]
    else if (kind === 'rotate') {
      const [cos, sin] = [Math.cos((x * Math.PI) / 180), Math.sin((x * Math.PI) / 180)]
      ;[e, f] = [e + a * y + c * z, f + b * y + d * z]
      ;[a, b, c, d] = [a * cos + c * sin, b * cos + d * sin, c * cos - a * sin, d * cos - b * sin]
      ;[e, f] = [e - a * y - c * z, f - b * y - d * z]
    } else throw new Error(`No drawing style moves by ${kind}`)
  }
  return [a, b, c, d, e, f]
}

function linesOf(tag: string, attributes: SvgNode['attributes']): readonly PathLine[] {
  const n = (name: string) => Number(attributes[name] ?? 0)
  if (tag === 'path') return pathLines(attributes['d'] ?? '')
  if (tag === 'rect') return pathLines(`M${n('x')} ${n('y')}h${n('width')}v${n('height')}h${-n('width')}z`)
  const [rx, ry] = tag === 'circle' ? [n('r'), n('r')] : [n('rx'), n('ry')]
  const points = Array.from({ length: 24 }, (_, i): Point => {
    const angle = (i * Math.PI) / 12
    return [n('cx') + rx * Math.cos(angle), n('cy') + ry * Math.sin(angle)]
  })
  return [{ points, closed: true }]
}

/** A line as wide as its stroke: separate pieces, all with the same winding. */
function strokeOf({ points, closed }: PathLine, half: number, capped: boolean): readonly Line[] {
  const all = closed ? [...points, points[0]!] : points
  return all.slice(1).flatMap(([x1, y1], i) => {
    const [x0, y0] = all[i]!
    const long = Math.hypot(x1 - x0, y1 - y0)
    if (long === 0) return []
    const [ux, uy] = [((x1 - x0) / long) * half, ((y1 - y0) / long) * half]
    const [before, after] = [capped && !closed && i === 0 ? 1 : 0, capped && !closed && i === all.length - 2 ? 1 : 0]
    const [sx, sy, ex, ey] = [x0 - ux * before, y0 - uy * before, x1 + ux * after, y1 + uy * after]
    return [
      [
        [sx - uy, sy + ux],
        [ex - uy, ey + ux],
        [ex + uy, ey - ux],
        [sx + uy, sy - ux],
      ] as Line,
    ]
  })
}

/** The drawn share of a dashed line. */
function drawnShare(dashes: string | undefined): number {
  if (dashes === undefined) return 1
  const parts = dashes.split(/[\s,]+/).map(Number)
  const drawn = parts.filter((_, i) => i % 2 === 0).reduce((sum, part) => sum + part, 0)
  return drawn / parts.reduce((sum, part) => sum + part, 0)
}

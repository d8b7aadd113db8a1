export interface SvgNode {
  readonly tag: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly SvgNode[]
}

/** The elements of one of the sample's SVGs: without text and comments, with every attribute in double quotes. */
export function svgTree(svg: string): SvgNode {
  const root = { tag: '', attributes: {}, children: [] as SvgNode[] }
  const open: { children: SvgNode[] }[] = [root]
  for (const [, close, tag = '', written = '', empty] of svg.matchAll(/<(\/?)([a-zA-Z]+)([^>]*?)(\/?)>/g)) {
    if (close) {
      open.pop()
      continue
    }
    const attributes = Object.fromEntries([...written.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name!, value!]))
    const node = { tag, attributes, children: [] as SvgNode[] }
    open.at(-1)!.children.push(node)
    if (!empty) open.push(node)
  }
  const [svgNode] = root.children
  if (!svgNode) throw new Error('No SVG')
  return svgNode
}

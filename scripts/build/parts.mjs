import { fromTop, rolesFile } from './part-roles.mjs'

/** @typedef {import('vite').Rolldown.OutputChunk} Chunk */

/**
 * The chunks of a finished build, and which of them a page needs before any interaction.
 * @param {import('vite').Rolldown.RolldownOutput['output']} output
 */
export function partsOf(output) {
  const roles = JSON.parse(output.find(({ fileName }) => fileName === rolesFile).source)
  /** Chunks of components that stay prerendered until hydration: their styles load with the page, their code does not. */
  const late = new Set(roles.late)
  const chunks = output.filter(part => part.type === 'chunk')
  const byName = new Map(chunks.map(chunk => [chunk.fileName, chunk]))
  const sheets = new Map(
    output.flatMap(part => (part.type === 'asset' && part.fileName.endsWith('.css') ? [[part.fileName, String(part.source)]] : [])),
  )
  const holding = module => {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some(id => id.endsWith(module)))
    if (!chunk) throw new Error(`No part of the build holds ${module}`)
    return chunk
  }
  const entry = chunks.find(({ isEntry, facadeModuleId }) => isEntry && facadeModuleId?.endsWith('index.html')) ?? holding('/src/main.tsx')

  const router = holding(roles.router[0])

  /** A chunk with its static imports, in execution order; without dynamic imports. */
  const closure = (chunk, found = new Set()) => {
    if (found.has(chunk)) return found
    for (const name of chunk.imports) closure(byName.get(name), found)
    return found.add(chunk)
  }
  /** What a page that is hydrated starts with: the entry, and the renderer that it asks for at once. Its router comes behind it. */
  const hydrated = () => roles.renderer.reduce((found, id) => closure(holding(id), found), closure(entry))
  /** What any other page starts with. */
  const started = () => closure(router, hydrated())
  const ordered = [...inOrder(entry, byName)]
  const cssOf = chunk => [...(chunk.viteMetadata?.importedCss ?? [])]

  /**
   * What a prerendered page needs: the entry, the layout, its own chunk, and the chunks of lazy components that it renders already, which
   * are recognized by their styles. Of a component that stays prerendered the styles are enough. `hydrates` says whether the browser takes the
   * page over as it is.
   */
  function neededBy(module, html, hydrates = true) {
    const used = new Set(Array.from(html.matchAll(/class="([^"]+)"/g), ([, names]) => names.split(/\s+/)).flat())
    const isDrawn = sheet => [...(sheets.get(sheet) ?? '').matchAll(/\.([A-Za-z_][\w-]*)/g)].some(([, name]) => used.has(name))
    const first = roles.layout.reduce((found, id) => closure(holding(id), found), hydrates ? hydrated() : started())
    const needed = closure(holding(module), new Set(first))
    // A set can grow while it is iterated.
    for (const chunk of needed) {
      if (first.has(chunk)) continue
      for (const part of chunk.dynamicImports.map(name => byName.get(name)))
        if (!part.moduleIds.some(id => late.has(fromTop(id))) && cssOf(part).some(isDrawn)) closure(part, needed)
    }
    const dressed = ordered.filter(chunk => needed.has(chunk) || cssOf(chunk).some(isDrawn))
    const styles = [...new Set([...cssOf(entry), ...dressed.flatMap(cssOf)])]
    return { chunks: [...needed], styles: styles.map(name => ({ name, css: sheets.get(name) ?? '' })) }
  }
  const filesOfRoles = modules => modules.reduce((found, module) => closure(holding(module), found), started())

  /** What the program opens before any panel. A host cannot tell: of the files it knows the modules of the interface alone (`siteParts`). */
  const opened = () => filesOfRoles(roles.opened)

  /** What each panel of the office needs before any interaction, including the office itself, without what is opened before it. */
  function officePanels() {
    const frame = filesOfRoles(roles.frame)
    const panels = chunks.filter(({ facadeModuleId }) => facadeModuleId?.endsWith('.panel.tsx'))
    return panels.map(chunk => ({ name: chunk.facadeModuleId.match(/([\w-]+)\.panel\.tsx$/)[1], chunks: [...closure(chunk, new Set(frame))] }))
  }

  /**
   * Names of the files that the office's first table needs, for any panel: frame, engine and backend; and those that each panel adds, by
   * the letters of its file name.
   */
  function officeFiles() {
    const known = started()
    const first = new Set(roles.office)
    const frame = chunks
      .filter(({ moduleIds }) => moduleIds.some(id => first.has(fromTop(id))))
      .reduce((found, chunk) => closure(chunk, found), new Set(known))
    const filesOf = found => [...new Set([...found].flatMap(chunk => [...(known.has(chunk) ? [] : cssOf(chunk)), chunk.fileName]))]
    const frameFiles = filesOf(frame)
    const panels = officePanels().map(({ name, chunks: needed }) => [
      name.replaceAll(/\W|_/g, ''),
      filesOf(needed).filter(file => !frameFiles.includes(file)),
    ])
    return { frame: frameFiles, panels: Object.fromEntries(panels) }
  }

  /** Names of the files that the guide needs without a network: its pages with everything that they load later, and the backend. */
  function offlineFiles() {
    const found = new Set()
    const visit = chunk => {
      if (found.has(chunk)) return
      found.add(chunk)
      for (const name of chunk.imports) visit(byName.get(name))
      for (const part of chunk.dynamicImports.map(name => byName.get(name))) if (isForOffline(namedModule(part))) visit(part)
    }
    visit(entry)
    visit(router)
    for (const id of [...roles.renderer, ...roles.layout]) visit(holding(id))
    const workers = output.filter(({ fileName }) => /\/route\.worker-[^/]+\.js$/.test(fileName))
    const faces = output.filter(({ fileName }) => /-latin-wght-normal-[^/]+\.woff2$/.test(fileName))
    return [
      ...new Set([...[...found].flatMap(chunk => [chunk.fileName, ...cssOf(chunk)]), ...[...workers, ...faces].map(({ fileName }) => fileName)]),
    ]
  }
  return { entry, router, started, neededBy, officePanels, opened, officeFiles, offlineFiles }
}

/** The module that a chunk is loaded for: its entry, or the one that it is named after. */
const namedModule = ({ facadeModuleId, moduleIds, name }) =>
  fromTop(facadeModuleId ?? moduleIds.find(id => id.replace(/^.*\/|\.tsx?$/g, '') === name) ?? '')

/** Modules loaded later that the guide needs without a network, by their path: pages, what they show, what they read, and the backend. */
const isForOffline = module =>
  /^\/src\/ui\/(pages\/(guide|home|calendar|saved|errors)|map|flipbook|blocks|saved|door-status|kit|layout|routing|delivery|offline|queries|app-services|member-card|local-mode)\//.test(
    module,
  ) ||
  /^\/src\/(container|ui\/reserved-paths)\.ts$/.test(module) ||
  /^\/src\/adapters\/(firebase\/firebase-backend|memory\/local-backend)\.ts$/.test(module) ||
  (/^\/src\/domain\/(guide|flipbook|content|calendar|shared|slugs|accounts|hosting)\//.test(module) && !/(\.handler|\.job)\.ts$/.test(module))

/** All reachable chunks, each after its imports. */
function inOrder(chunk, byName, seen = new Set()) {
  if (!chunk || seen.has(chunk)) return seen
  const waiting = new Set([...seen, chunk])
  for (const name of chunk.imports) if (!waiting.has(byName.get(name))) inOrder(byName.get(name), byName, seen)
  seen.add(chunk)
  for (const name of chunk.dynamicImports) inOrder(byName.get(name), byName, seen)
  return seen
}

/**
 * Every panel with its shapes of the engine and its own lines: `npm run panels`. Lines are those of the panel's file and of what it imports of
 * its group's folders; a module that several panels import is divided among them.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'

const panelsFolder = resolve('src/ui/panels')
const engine = resolve(panelsFolder, 'engine')
const shape = /\b(collection|queried|queue|board|run|find|document|report|editor|tabs|custom)Panel(?:<\w+>)?\(/g

const texts = new Map()
const textOf = file => texts.get(file) ?? texts.set(file, readFileSync(file, 'utf8')).get(file)

/** The modules of the panels' folders, without the engine's, that a module imports. */
const importsOf = file =>
  [...textOf(file).matchAll(/(?:from|import)\s*\(?'(\.[^']+)'/g)]
    .map(([, path]) => resolve(dirname(file), path))
    .flatMap(path => [`${path}.ts`, `${path}.tsx`].filter(existsSync))
    .filter(path => path.startsWith(`${panelsFolder}/`) && !path.startsWith(`${engine}/`))

function reachedFrom(file, reached = new Set()) {
  if (reached.has(file)) return reached
  reached.add(file)
  for (const next of importsOf(file)) reachedFrom(next, reached)
  return reached
}

const panels = readdirSync(panelsFolder, { recursive: true })
  .filter(path => path.endsWith('.panel.tsx'))
  .map(path => ({ name: basename(path, '.panel.tsx'), modules: [...reachedFrom(resolve(panelsFolder, path))] }))
const users = new Map()
for (const { modules } of panels) for (const module of modules) users.set(module, (users.get(module) ?? 0) + 1)
const linesOf = file => textOf(file).trimEnd().split('\n').length

const rows = panels.map(({ name, modules }) => {
  const shapes = modules.flatMap(file => [...textOf(file).matchAll(shape)].map(([, kind]) => kind))
  return {
    panel: name,
    shapes: [...new Set(shapes)].join(', '),
    lines: Math.round(modules.reduce((sum, file) => sum + linesOf(file) / users.get(file), 0)),
    modules: modules.length,
  }
})
console.table(rows.toSorted((a, b) => b.lines - a.lines))
const isDeclared = ({ shapes }) => !shapes.split(', ').includes('custom')
const average = list => (list.length === 0 ? 0 : Math.round(list.reduce((sum, { lines }) => sum + lines, 0) / list.length))
const [declared, custom] = [rows.filter(isDeclared), rows.filter(row => !isDeclared(row))]
console.log(`${declared.length} of ${rows.length} panels are shapes of the engine alone, ${average(declared)} lines on average.`)
console.log(`${custom.length} have a part of their own (customPanel), ${average(custom)} lines on average.`)
console.log(`All: ${average(rows)} lines on average, without the engine.`)

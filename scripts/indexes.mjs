// npm run indexes: runs unit tests and walks, and writes firestore.indexes.json from their queries. `--check` compares it with the
// queries of the last runs.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { setUp, top } from './setup.mjs'

const noted = path.join(top, '.cache/indexes')
const file = path.join(top, 'firestore.indexes.json')
const { values } = parseArgs({ options: { check: { type: 'boolean' } } })
setUp()

if (!values.check) {
  rmSync(noted, { recursive: true, force: true })
  const vitest = path.join(top, 'node_modules/vitest/vitest.mjs')
  const run = [vitest, 'run', '--project', 'unit', '--project', 'large', '--project', 'walks', '--project', 'strict', '--silent', '--reporter=dot']
  const { status } = spawnSync(process.execPath, run, { cwd: top, stdio: 'inherit', env: { ...process.env, INDEXES: 'record' } })
  if (status !== 0) console.error('Some tests failed. The queries of the others are recorded.')
}

const { runnerImport } = await import('vite')
const load = async name => (await runnerImport(name, { root: top, configFile: false, logLevel: 'error' })).module
const { indexKey } = await load('/src/adapters/memory/queries/needed-index.ts')
const { declaredIn, indexFile } = await load('/src/adapters/memory/queries/firestore-indexes-json.ts')

const files = existsSync(noted) ? readdirSync(noted) : []
const needed = new Map(files.flatMap(name => JSON.parse(readFileSync(path.join(noted, name), 'utf8'))).map(index => [indexKey(index), index]))

if (values.check) {
  const declared = new Set(declaredIn(JSON.parse(readFileSync(file, 'utf8'))).map(indexKey))
  const lacking = [...needed.keys()].filter(key => !declared.has(key))
  const idle = [...declared].filter(key => !needed.has(key))
  for (const key of lacking) console.error(`${path.basename(file)} lacks ${key}`)
  for (const key of idle) console.error(`No query needs ${key}`)
  if (lacking.length + idle.length > 0) console.error('Run npm run indexes to write the file again.')
  process.exit(lacking.length + idle.length > 0 ? 1 : 0)
}

writeFileSync(file, `${JSON.stringify(indexFile([...needed.values()]), null, 2)}\n`)
console.log([...needed.keys()].sort((a, b) => (a < b ? -1 : 1)).join('\n'))
console.log(`${path.basename(file)}: ${needed.size} indexes`)
process.exit(0)

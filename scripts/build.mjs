// npm run build:local | build:firebase: static files in dist/local or dist/firebase.
import path from 'node:path'
import { setUp, top } from './setup.mjs'

const mode = process.argv[2]
if (mode !== 'local' && mode !== 'firebase') {
  console.error('Say which build: local or firebase.')
  process.exit(1)
}
setUp()
process.env.VITE_BACKEND = mode
const { build } = await import('vite')
const { checkBudget } = await import('./build/budget.mjs')
const { writeManifest } = await import('./build/manifest.mjs')
const { localCodeIn } = await import('./build/no-local-code.mjs')
const { writePayloads } = await import('./build/payloads.mjs')

const outDir = path.join(top, 'dist', mode)
const { output } = await build({ root: top, logLevel: 'warn' })
const payloads = mode === 'local' ? await writePayloads(outDir) : {}
const id = await writeManifest(outDir, payloads)
console.log(`dist/${mode}: build ${id}, ${output.length} files of the program, payload files for ${Object.keys(payloads).length} pages`)

const { lines, exceeded } = await checkBudget(output)
for (const line of lines) console.log(line)
const local =
  mode === 'firebase'
    ? await localCodeIn(
        outDir,
        output.flatMap(part => (part.type === 'chunk' ? part.moduleIds : [])),
      )
    : []
for (const found of local) console.error(`A Firebase build must not hold ${found}`)
// The local backend leaves timers behind in this process.
process.exit(exceeded || local.length > 0 ? 1 : 0)

// npm run rules: writes firestore.rules and storage.rules from the declarations. npm run mutate:rules: breaks them one condition at a
// time and counts the changes that no test notices.
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { setUp, top } from './setup.mjs'

const { values } = parseArgs({ options: { mutate: { type: 'boolean' } } })
setUp()
const { runnerImport } = await import('vite')
const load = async file => (await runnerImport(file, { root: top, configFile: false, logLevel: 'error' })).module

if (values.mutate) {
  const { mutationReport } = await load('/tests/support/rules/mutation-report.ts')
  const { report, isClean } = await mutationReport()
  console.log(report)
  process.exit(isClean ? 0 : 1)
}
const { ruleFiles } = await load('/scripts/rules/rule-files.ts')
for (const [name, text] of Object.entries(ruleFiles())) {
  writeFileSync(path.join(top, name), text)
  console.log(`${name}: ${(Buffer.byteLength(text) / 1024).toFixed(1)} KiB of 256`)
}
process.exit(0)

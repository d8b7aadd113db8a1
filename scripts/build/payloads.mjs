import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createServer, createServerModuleRunner } from 'vite'
import { top } from '../setup.mjs'

/**
 * Writes the payload files of the public pages; returns page address → its files. What several pages draw from, such as the
 * guide's index, stands in a file of its own and is fetched once. Names carry the content's hash.
 */
export async function writePayloads(outDir) {
  const pages = await runApplication('/scripts/build/sample-payloads.ts', ({ samplePayloads }) => samplePayloads())
  await mkdir(path.join(outDir, 'payloads'), { recursive: true })
  const all = pages.flatMap(({ answers }) => answers)
  const isShared = answer => all.indexOf(answer) !== all.lastIndexOf(answer)
  const shared = await write(outDir, 'shared', [...new Set(all.filter(isShared))])
  const written = {}
  for (const { path: address, answers } of pages) {
    const own = answers.filter(answer => !isShared(answer))
    const name = address.slice(1).replaceAll('/', '-') || 'index'
    written[address] = own.length > 0 ? [shared, await write(outDir, name, own)] : [shared]
  }
  return written
}

async function write(outDir, name, answers) {
  const json = `[${answers.join(',')}]`
  const file = `payloads/${name}.${createHash('sha256').update(json).digest('hex').slice(0, 10)}.json`
  await writeFile(path.join(outDir, file), json)
  return `/${file}`
}

/** Runs the application's own code in this process, parts that it imports later included; no port is opened. */
async function runApplication(file, work) {
  const server = await createServer({
    root: top,
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  })
  const runner = createServerModuleRunner(server.environments.ssr)
  try {
    return await work(await runner.import(file))
  } finally {
    await runner.close()
    await server.close()
  }
}

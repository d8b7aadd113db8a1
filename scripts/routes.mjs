// npm run --silent routes: the route table as JSON.
import { setUp, top } from './setup.mjs'

setUp()
const { runnerImport } = await import('vite')
const { module } = await runnerImport('/src/ui/routing/route-list.ts', { root: top, configFile: false, logLevel: 'error' })
console.log(JSON.stringify(module.routeList(), null, 2))
process.exit(0)

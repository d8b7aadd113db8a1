// npm run emulate: the whole hosted build on emulators of this machine, for a developer: pages drawn by their function, callables, triggers,
// accounts, files, mail, under the site's true address and security policy. Builds it first.
import { findBrowser, setUpHeavyTests } from './browser.mjs'
import { setUp, top } from './setup.mjs'

setUp()
setUpHeavyTests()
const { runnerImport } = await import('vite')
const load = async file => (await runnerImport(file, { root: top, configFile: false, logLevel: 'error' })).module
console.log('Building the hosted product ...')
const { default: buildBoth } = await load('/tests/firebase/hosting/hosted-build.ts')
buildBoth()
const { launch } = await findBrowser()
const { emulate } = await load('/tests/firebase/hosted/emulate.ts')
await emulate(launch.executablePath ?? launch.channel ?? 'chromium', line => console.log(line))

// Firebase Hosting speaks HTTP/2: files wait for no free connection, and headers that repeat are a few bytes. Over HTTP/1.1 a sixth of what a page
// of ours received before it answered was headers.
import path from 'node:path'
import { runnerImport } from 'vite'
import { launchBrowser } from '../../scripts/browser.mjs'
import { startPreview } from '../../scripts/preview.mjs'
import { top } from '../../scripts/setup.mjs'

const { module } = await runnerImport(path.join(top, 'tests/support/certificate.ts'), { root: top, configFile: false, logLevel: 'error' })
const { fingerprint, ...certificate } = module.selfSigned('localhost')

/** Serves a folder over HTTP/2, with a certificate that only `launchTrustingBrowser` takes; otherwise as `startPreview` does. */
export const startHost = ({ root, headers }) => startPreview({ root, headers, certificate })

/** A browser that takes the certificate of `startHost`, and keeps what came with it. */
export const launchTrustingBrowser = () => launchBrowser([`--ignore-certificate-errors-spki-list=${fingerprint}`])

// Firebase Hosting speaks HTTP/2: files wait for no free connection, and headers that repeat are a few bytes. Over HTTP/1.1 a sixth of what a page
// of ours received before it answered was headers.
import { generateKeyPairSync } from 'node:crypto'
import { createRequire } from 'node:module'
import path from 'node:path'
import { launchBrowser } from '../../scripts/browser.mjs'
import { startPreview } from '../../scripts/preview.mjs'
import { top } from '../../scripts/setup.mjs'

/** Serves a folder over HTTP/2, with a certificate that only `launchTrustingBrowser` takes; otherwise as `startPreview` does. */
export const startHost = ({ root, headers }) => startPreview({ root, headers, certificate: certificateOfThisRun() })

/** A browser that takes every certificate. */
export const launchTrustingBrowser = () => launchBrowser(['--ignore-certificate-errors'])

let made
function certificateOfThisRun() {
  made ??= makeCertificate()
  return made
}

/** A self-signed certificate for `localhost`, for a day. */
function makeCertificate() {
  const { md, pki } = createRequire(path.join(top, 'tests/package.json'))('node-forge')
  const { privateKey, publicKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  })
  const certificate = pki.createCertificate()
  certificate.publicKey = pki.publicKeyFromPem(publicKey)
  certificate.serialNumber = '01'
  certificate.validity.notAfter.setDate(certificate.validity.notBefore.getDate() + 1)
  const name = [{ name: 'commonName', value: 'localhost' }]
  certificate.setSubject(name)
  certificate.setIssuer(name)
  certificate.setExtensions([{ name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] }])
  certificate.sign(pki.privateKeyFromPem(privateKey), md.sha256.create())
  return { key: privateKey, cert: pki.certificateToPem(certificate) }
}

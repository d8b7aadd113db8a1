import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

/** A value in DER, the binary encoding of certificates: its tag, length and content. */
function der(tag: number, ...content: readonly (Uint8Array | readonly number[])[]): Buffer {
  const inside = Buffer.concat(content.map(part => Buffer.from(part)))
  const { length: bytes } = inside
  const length = bytes < 128 ? [bytes] : bytes < 256 ? [0x81, bytes] : [0x82, bytes >> 8, bytes & 255]
  return Buffer.concat([Buffer.from([tag, ...length]), inside])
}

const sequence = (...parts: readonly Uint8Array[]) => der(0x30, ...parts)
const name = (common: string) => sequence(der(0x31, sequence(der(0x06, [0x55, 0x04, 0x03]), der(0x0c, Buffer.from(common)))))
const utc = (time: Date) => der(0x17, Buffer.from(`${time.toISOString().replace(/[-:T]/g, '').slice(2, 14)}Z`))
const day = 24 * 60 * 60_000

/**
 * A key, its self-signed certificate and the fingerprint of its public half, made anew for each run, so that no key lies in the repository.
 * It gives browsers of the tests the protocol of the hosted site, not its trust: they are told to accept this key. If they were told to accept
 * any certificate, Chromium would count it as wrong all the same, and keep nothing that came with it: each page would load every file anew.
 */
export function selfSigned(host: string): { readonly key: string; readonly cert: string; readonly fingerprint: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
  const algorithm = sequence(der(0x06, [0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02]))
  const now = Date.now()
  const version = der(0xa0, der(0x02, [2]))
  const serial = der(0x02, [1], randomBytes(8))
  const validity = sequence(utc(new Date(now - day)), utc(new Date(now + day)))
  const key = publicKey.export({ type: 'spki', format: 'der' })
  const subject = name(host)
  const certified = sequence(version, serial, algorithm, subject, validity, subject, key)
  const certificate = sequence(certified, algorithm, der(0x03, [0], sign('sha256', certified, privateKey)))
  // A line without a character would end it for OpenSSL.
  const lines = certificate
    .toString('base64')
    .match(/.{1,64}/g)!
    .join('\n')
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
    fingerprint: createHash('sha256').update(key).digest('base64'),
  }
}

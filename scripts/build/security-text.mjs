import { writeFile } from 'node:fs/promises'
import path from 'node:path'

/**
 * Whom to tell about a weakness (RFC 9116). It ends a year after the month of the build, so that two builds of one month are the same.
 * @param {string} origin
 * @param {Date} built
 */
export function securityText(origin, built) {
  const end = new Date(Date.UTC(built.getUTCFullYear() + 1, built.getUTCMonth(), 1))
  return [
    `Contact: ${origin}/about/contact`,
    `Expires: ${end.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n')
}

/** As `security.txt`: Hosting uploads no folder that begins with a dot, and serves the file at its address by a rewrite. */
export const writeSecurityText = (outDir, origin) => writeFile(path.join(outDir, 'security.txt'), securityText(origin, new Date()))

import { createHash } from 'node:crypto'

/** The executable inline scripts of a document. */
export const inlineScripts = (html: string) =>
  [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)].flatMap(([, attributes = '', text = '']) =>
    /\bsrc=|type="application\/(ld\+)?json"/.test(attributes) ? [] : [text],
  )

/** The script's hash in a security policy. */
export const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`
/** The hashes of the scripts that a policy allows. */
export const allowed = (policy: string) => policy.split('; ').find(part => part.startsWith('script-src ')) ?? ''

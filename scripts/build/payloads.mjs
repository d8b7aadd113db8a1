import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** Bytes from which an answer that several pages share gets a file of its own; smaller answers are repeated. */
const large = 4096

/**
 * Writes the payload files of the public pages; returns page address → its files. Large answers that several pages share, such as the
 * guide's index, get a file of their own and are fetched once. Names contain the content's hash.
 */
export async function writePayloads(outDir, pages) {
  await mkdir(path.join(outDir, 'payloads'), { recursive: true })
  const all = pages.flatMap(({ answers }) => answers)
  const repeated = new Set(all.filter((answer, i) => answer.length >= large && all.indexOf(answer) !== i))
  const shared = new Map()
  for (const answer of repeated) shared.set(answer, await write(outDir, JSON.parse(answer).key.join('-'), [answer]))
  const written = {}
  for (const { path: address, answers } of pages) {
    const own = answers.filter(answer => !repeated.has(answer))
    const name = address.slice(1).replaceAll('/', '-') || 'index'
    written[address] = answers.flatMap(answer => shared.get(answer) ?? [])
    if (own.length > 0) written[address].push(await write(outDir, name, own))
  }
  return written
}

/**
 * A payload file: answers as JSON, and the instant up to which they include changes, if a host rendered them; without it they are the
 * build's own.
 */
export const payloadFile = (answers, asOf) => `{${asOf === undefined ? '' : `"asOf":${asOf},`}"answers":[${answers.join(',')}]}`

async function write(outDir, name, answers) {
  const json = payloadFile(answers)
  const file = `payloads/${name.replaceAll(/[^\w-]/g, '')}.${createHash('sha256').update(json).digest('hex').slice(0, 10)}.json`
  await writeFile(path.join(outDir, file), json)
  return `/${file}`
}

import type { Paper } from './pdf-document'

/** Ends the document; the bytes of its file. */
export async function finishPdf({ doc }: Paper): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  const ended = new Promise<void>((done, fail) => {
    doc
      .on('data', (chunk: Uint8Array) => chunks.push(chunk))
      .on('end', done)
      .on('error', fail)
  })
  doc.end()
  await ended
  return joined(chunks)
}

function joined(chunks: readonly Uint8Array[]): Uint8Array {
  const file = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const chunk of chunks) {
    file.set(chunk, at)
    at += chunk.length
  }
  return file
}

import { letters, type StoredLetter } from '../../giving/letters.collection'
import type { HandlerContext } from '../../shared/functions/handler'
import { unlessMissing } from '../../shared/functions/unless-missing'
import { type StoredPath, storedPath } from '../../shared/stored-path'

/** An HTML page, which is kept and shown behind private links. Whoever downloads a letter gets a PDF of the same words, drawn in their browser. */
export const letterFile = (id: string): StoredPath => storedPath(letters.fields.pdfPath.filesIn!, `${id}.html`)

export const letterFileType = 'text/html; charset=utf-8'

type Printed = Pick<StoredLetter, 'id' | 'number' | 'text'>

/** Stores the files of letters after the transaction that wrote them. Safe to repeat: the file is derived from its record. */
export async function storeLetters({ storage }: HandlerContext, written: readonly Printed[]): Promise<void> {
  for (const letter of written) {
    const file = new Blob([letterPage(letter)], { type: letterFileType })
    await storage.upload(letterFile(letter.id), file, { contentType: letterFileType }).done
  }
}

/** The stored file; if storing it was interrupted, it is stored now. */
export async function readLetterFile(context: HandlerContext, letter: Printed): Promise<string> {
  const found = await context.storage.read(letterFile(letter.id)).catch(unlessMissing)
  if (found) return found.text()
  await storeLetters(context, [letter])
  return letterPage(letter)
}

/** A full page in US letter size, headed by the organization's name and tax number. */
export function letterPage({ number, text }: Printed): string {
  const [head = '', ...paragraphs] = text.split('\n\n').map(escaped)
  return [
    '<!doctype html>',
    '<html lang="en">',
    `<head><meta charset="utf-8"><title>Letter ${escaped(number)}</title>`,
    '<style>@page{size:letter;margin:1in}body{font:12pt/1.5 Georgia,serif;max-width:6.5in;margin:1in auto}@media print{body{margin:0}}h1{font-size:14pt}</style></head>',
    `<body><h1>${head}</h1>`,
    ...paragraphs.map(paragraph => `<p>${paragraph}</p>`),
    '</body></html>',
  ].join('\n')
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

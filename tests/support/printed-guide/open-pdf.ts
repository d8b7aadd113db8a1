import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

export interface TagNode {
  readonly role?: string
  readonly alt?: string
  readonly children?: readonly TagNode[]
}

/** A PDF opened by another program than the one that made it. */
export async function openPdf(file: Uint8Array) {
  const loading = getDocument({ data: file.slice(), useSystemFonts: false, verbosity: 0 })
  const pdf = await loading.promise
  const [outline, mark, { info }] = await Promise.all([pdf.getOutline(), pdf.getMarkInfo(), pdf.getMetadata()])
  const page = async (number: number) => {
    const opened = await pdf.getPage(number)
    const items = (await opened.getTextContent()).items.flatMap(item => ('str' in item ? [item.str] : []))
    return { text: items.join(' ').replace(/\s+/g, ' ').trim(), tags: (await opened.getStructTree()) as TagNode | null, size: opened.view.slice(2) }
  }
  return {
    pages: pdf.numPages,
    page,
    isTagged: (mark as { Marked?: boolean } | null)?.Marked === true,
    info: info as Readonly<Record<string, unknown>>,
    outline: outline as readonly { readonly title: string; readonly items: readonly { readonly title: string }[] }[],
    /** The page to which a bookmark leads. */
    pageOf: async (dest: unknown) => (await pdf.getPageIndex((dest as [{ num: number; gen: number }])[0])) + 1,
    close: () => loading.destroy(),
  }
}

export const rolesIn = (node: TagNode | null): readonly string[] =>
  node === null ? [] : [...(node.role === undefined ? [] : [node.role]), ...(node.children ?? []).flatMap(rolesIn)]
export const altsIn = (node: TagNode | null): readonly string[] =>
  node === null ? [] : [...(node.alt === undefined ? [] : [node.alt]), ...(node.children ?? []).flatMap(altsIn)]

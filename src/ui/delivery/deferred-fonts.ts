/** Which faces have come into this browser's cache; the document's own script asks for it (`scripts/build/page-document.mjs`). */
const key = 'faces'

/** Fetches the faces that the document held back, so that the next document shows them from its first line on. */
export async function fetchDeferredFonts(document: Document, store: Pick<Storage, 'setItem'>): Promise<void> {
  const style = document.getElementById('faces')
  const first = style instanceof HTMLStyleElement && style.media !== '' ? style.dataset['first'] : undefined
  if (first === undefined) return
  const came = await Promise.all(first.split(' ').map(href => prefetched(document, href)))
  if (came.every(Boolean)) store.setItem(key, first)
}

function prefetched(document: Document, href: string): Promise<boolean> {
  const link = Object.assign(document.createElement('link'), { rel: 'prefetch', as: 'font', crossOrigin: '', href })
  return new Promise(resolve => {
    link.onload = () => resolve(true)
    link.onerror = () => resolve(false)
    document.head.append(link)
  })
}

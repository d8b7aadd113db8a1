/** Storage key for the fonts in this browser's cache; read by the document's inline script (`scripts/build/page-document.mjs`). */
const key = 'faces'

/** Fetches the fonts that the document deferred, so that the next document uses them from the start. */
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

/** What a sentence shows where a value was missing. */
export const holes =
  /undefined|\bnull\b|\bNaN\b|\[object|Invalid Date|\bof 0\b|\b1 (people|studios|artists|events|works)\b|\S {2,}\S|[\w)] [.,;:!?](\s|$)|\(\s*\)|“\s*”/

const spoken = 'h1, h2, h3, h4, p, li, dt, dd, th, td, label, summary, a, button, caption, figcaption'
const unseen = 'dialog:not([open]), [hidden], [aria-hidden="true"], datalist, template'

const textOf = (element: Element): string => {
  const seen = element.cloneNode(true) as Element
  for (const hidden of seen.querySelectorAll(unseen)) hidden.remove()
  return seen.textContent ?? ''
}

const isNamed = (element: Element): boolean =>
  element.hasAttribute('aria-label') || element.hasAttribute('aria-labelledby') || element.querySelector('img[alt]:not([alt=""]), svg') !== null

/** Sentences of the document with a hole in them, and headings, links and buttons without a name. */
export function holesIn(document: Document): readonly string[] {
  return [...document.querySelectorAll(spoken)]
    .filter(element => element.closest(unseen) === null)
    .flatMap(element => {
      const text = textOf(element)
      const isMute = text.trim() === '' && element.matches('h1, h2, h3, h4, a, button') && !isNamed(element)
      return isMute || holes.test(text) ? [`${element.tagName.toLowerCase()}: ${text.slice(0, 160)}`] : []
    })
    .concat([...document.querySelectorAll('[href*="undefined"], [href="mailto:"]')].map(({ outerHTML }) => outerHTML.slice(0, 160)))
}

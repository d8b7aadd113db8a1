/** Headings that a rich text does not have, and what stands for them. */
const levels = [
  ['h1', 'h2'],
  ['h4, h5, h6', 'h3'],
] as const

/** How Word writes what is before an entry of a list: `·`, `1.`, `a)`. */
const marker = '[style*="mso-list:Ignore" i]'
const isNumber = /^\s*(\d+|[a-z]{1,4})[.)]/i

/** Puts what word processors write in their own way into plain HTML: their headings, their lists, and tables as a line for each row. */
export function plainHtml(body: HTMLElement): HTMLElement {
  for (const [former, name] of levels) for (const heading of body.querySelectorAll(former)) replaced(heading, name)
  for (const row of body.querySelectorAll('tr')) {
    const line = body.ownerDocument.createElement('p')
    line.textContent = [...row.cells].map(cell => cell.textContent.replaceAll(/\s+/g, ' ').trim()).join(' | ')
    row.closest('table')?.before(line)
  }
  for (const table of body.querySelectorAll('table')) table.remove()
  for (const entry of body.querySelectorAll('p')) intoList(entry)
  return body
}

function replaced(element: Element, name: string): HTMLElement {
  const other = element.ownerDocument.createElement(name)
  other.append(...element.childNodes)
  element.replaceWith(other)
  return other
}

/** Word writes an entry of a list as a paragraph with its mark as text. It joins the list before it, or begins one. */
function intoList(entry: HTMLParagraphElement): void {
  const mark = entry.querySelector(marker)
  if (!mark) return
  const name = isNumber.test(mark.textContent) ? 'ol' : 'ul'
  mark.remove()
  const before = entry.previousElementSibling
  const list = before?.localName === name && before.hasAttribute('data-word') ? before : entry.ownerDocument.createElement(name)
  if (list !== before) {
    list.setAttribute('data-word', '')
    entry.before(list)
  }
  const item = entry.ownerDocument.createElement('li')
  item.append(entry)
  list.append(item)
}

/**
 * Makes two questions cheap that every query by role or name asks of each element: is it displayed, is it visible. After any change of the
 * document happy-dom makes the whole style of an element anew, with a copy of it for each element around: that took a tenth of the time of
 * all walks. Files of style sheets are not loaded in tests, so the kind of an element and `style` attributes alone say both. happy-dom still
 * answers everything else, and what the page asks. A module of its own, because a worker evaluates the setup file once per test file.
 */
const view = document.defaultView!
const whole = view.getComputedStyle.bind(view)

/** How elements of a kind are displayed without a style of their own. */
const usual = new Map<string, string>()

function usualDisplay(element: Element): string {
  const kind = `${element.namespaceURI} ${element.tagName} ${element.hasAttribute('open')}`
  const display = usual.get(kind) ?? whole(element).display
  usual.set(kind, display)
  return display
}

const own = (element: Element, property: 'display' | 'visibility') =>
  element.getAttribute('style')?.includes(property) ? (element as HTMLElement).style[property] : ''

const inherited = (element: Element | null): string => (element ? own(element, 'visibility') || inherited(element.parentElement) : '')

function answered(element: Element, name: string | symbol): string | undefined {
  if (name === 'display') return element.isConnected ? own(element, name) || usualDisplay(element) : ''
  return name === 'visibility' ? (element.isConnected ? inherited(element) : '') : undefined
}

view.getComputedStyle = element => {
  const getPropertyValue = (name: string) => answered(element, name) ?? whole(element).getPropertyValue(name)
  // An empty object stands behind it, because a proxy asks what stands behind it as well.
  return new Proxy({} as CSSStyleDeclaration, {
    get: (_, name) => (name === 'getPropertyValue' ? getPropertyValue : (answered(element, name) ?? Reflect.get(whole(element), name))),
  })
}

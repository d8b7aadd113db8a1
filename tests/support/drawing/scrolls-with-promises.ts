/**
 * What scrolls answers with a promise, as in browsers of today; an effect must not return it to React, which would call it. A module of its own,
 * because a worker evaluates the setup file once per test file.
 */
for (const part of [Element.prototype, window])
  for (const name of ['scroll', 'scrollTo', 'scrollBy', 'scrollIntoView']) {
    const scrolls = Reflect.get(part, name) as ((...to: unknown[]) => void) | undefined
    if (!scrolls) continue
    const answering = async function (this: unknown, ...to: unknown[]) {
      scrolls.apply(this, to)
    }
    Object.defineProperty(part, name, { value: answering, configurable: true, writable: true })
  }

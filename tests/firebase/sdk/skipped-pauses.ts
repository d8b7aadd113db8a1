export interface SkippedPauses {
  /** The pauses between requests that the SDK made on purpose, in milliseconds. */
  readonly pauses: readonly number[]
  restore(): void
}

/** Milliseconds; shorter timers are the platform's own. */
const minPause = 500
/** Turns of the event loop after the last answer or timer, enough for the SDK to decide what comes next. */
const quiet = 3

/**
 * Skips the SDK's long pauses. Its long timers are queued; while no request is pending, the earliest one fires and the clock is set
 * to its time. The SDK and its emulator do not notice.
 */
export function skipPauses(): SkippedPauses {
  const { setTimeout, clearTimeout } = globalThis
  const send: XMLHttpRequest['send'] = Reflect.get(XMLHttpRequest.prototype, 'send')
  const line = new Map<object, { readonly at: number; readonly ring: () => void }>()
  const pauses: number[] = []
  let now = 0
  let requestAt = 0
  let underWay = 0
  let turns = 0

  globalThis.setTimeout = ((ring: () => void, delay = 0, ...rest: unknown[]) => {
    turns = 0
    if (delay < minPause) return setTimeout(ring, delay, ...rest)
    const timer = {}
    line.set(timer, { at: now + delay, ring })
    return timer
  }) as unknown as typeof setTimeout
  globalThis.clearTimeout = (timer: unknown) => {
    if (!line.delete(timer as object)) clearTimeout(timer as number)
  }

  XMLHttpRequest.prototype.send = function (...body) {
    underWay++
    if (now > requestAt) pauses.push(now - requestAt)
    requestAt = now
    this.addEventListener('loadend', () => {
      underWay--
      turns = 0
    })
    // happy-dom does not send the `content-length` that every browser sends.
    if (body[0] instanceof Blob) this.setRequestHeader('x-body-length', String(body[0].size))
    send.apply(this, body)
  }

  const pump = setInterval(() => {
    if (underWay > 0 || ++turns < quiet) return
    const [next] = [...line].sort(([, a], [, b]) => a.at - b.at)
    if (!next) return
    const [timer, { at, ring }] = next
    line.delete(timer)
    now = at
    turns = 0
    ring()
  }, 2)

  return {
    pauses,
    restore: () => {
      clearInterval(pump)
      Object.assign(globalThis, { setTimeout, clearTimeout })
      XMLHttpRequest.prototype.send = send
    },
  }
}

/** Lines that a report of a problem takes along, and characters of one. */
const most = 30
const longest = 240

const lines: string[] = []
let isListening = false

const words = (part: unknown): string => {
  if (part instanceof Error) return `${part.name}: ${part.message}`
  return typeof part === 'string' ? part : (JSON.stringify(part) ?? String(part))
}

/** A value that JSON cannot say, such as one that holds itself, is named by its kind alone. */
const printed = (part: unknown): string => {
  try {
    return words(part)
  } catch (error) {
    if (error instanceof TypeError) return Object.prototype.toString.call(part)
    throw error
  }
}

function keep(kind: string, parts: readonly unknown[]): void {
  lines.push(`${kind}: ${parts.map(printed).join(' ')}`.slice(0, longest))
  if (lines.length > most) lines.shift()
}

/** From now on keeps what the browser's console is told of failures, in this tab's memory alone. The console is told all the same. */
export function listenToConsole(): void {
  if (isListening) return
  isListening = true
  for (const kind of ['error', 'warn'] as const) {
    const tell = console[kind].bind(console)
    console[kind] = (...parts: unknown[]) => {
      keep(kind, parts)
      tell(...parts)
    }
  }
  addEventListener('error', ({ error, message }) => keep('uncaught', [error ?? message]))
  addEventListener('unhandledrejection', ({ reason }) => keep('unhandled', [reason]))
}

/** The last of them, oldest first. */
export const consoleTail = (): string => lines.join('\n')

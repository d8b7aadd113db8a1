/** Number of lines in a bug report, and characters in a line. */
const maxLines = 30
const longest = 240

const lines: string[] = []
let isListening = false

const words = (part: unknown): string => {
  if (part instanceof Error) return `${part.name}: ${part.message}`
  return typeof part === 'string' ? part : (JSON.stringify(part) ?? String(part))
}

/** A value that JSON cannot represent, such as a circular one, is replaced by its type. */
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
  if (lines.length > maxLines) lines.shift()
}

/** Starts to record the console's warnings and errors, in this tab's memory only. The console still gets them. */
export function listenToConsole(): void {
  if (isListening) return
  isListening = true
  for (const kind of ['error', 'warn'] as const) {
    const write = console[kind].bind(console)
    console[kind] = (...parts: unknown[]) => {
      keep(kind, parts)
      write(...parts)
    }
  }
  addEventListener('error', ({ error, message }) => keep('uncaught', [error ?? message]))
  addEventListener('unhandledrejection', ({ reason }) => keep('unhandled', [reason]))
}

/** The last lines, oldest first. */
export const consoleTail = (): string => lines.join('\n')

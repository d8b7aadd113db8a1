/**
 * Runs without recording call stacks of errors. Here an error is a verdict that is caught at once, and recording its stack takes longer than
 * reaching the verdict. An error that is no verdict still says what is wrong.
 */
export function withoutStacks<T>(run: () => T): T {
  const limit = Error.stackTraceLimit
  Error.stackTraceLimit = 0
  try {
    return run()
  } finally {
    Error.stackTraceLimit = limit
  }
}

// What a run of Vitest brought, by single tests.

/**
 * @typedef {{ readonly file: string, readonly name: string, readonly message: string }} Failure
 * @typedef {{ readonly passed: number, readonly failed: number, readonly skipped: number, readonly failures: readonly Failure[] }} Outcome
 */

/** More files than these are no accident of a busy machine: they are not run again. */
const mostFiles = 3

/**
 * Reads the JSON report. A run that fails without a failed test counts as one failure.
 * @param report `undefined` if the run wrote none.
 * @returns {Outcome}
 */
export function outcomeOf(report, hasPassed) {
  if (!report) return { passed: 0, failed: 1, skipped: 0, failures: [] }
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = report
  const failures = testResults.flatMap(({ name: file, status, message, assertionResults }) =>
    // A file that could not be loaded has no tests.
    status === 'failed' && assertionResults.length === 0
      ? [{ file, name: '', message }]
      : assertionResults
          .filter(({ status: outcome }) => outcome === 'failed')
          .map(({ fullName, failureMessages }) => ({ file, name: fullName, message: failureMessages.join('\n') })),
  )
  return { passed: numPassedTests, failed: numFailedTests || Number(!hasPassed), skipped: numPendingTests + numTodoTests, failures }
}

/** The files to run once more: those with a failed test, if they are few, and nothing else has failed. */
export function filesToRepeat({ failed, failures }) {
  const files = [...new Set(failures.map(({ file }) => file))]
  return failed === failures.length && files.length <= mostFiles ? files : []
}

/**
 * The outcome after the files that had failed were run again, alone: a test of theirs counts as passed if it passes then. What else fails
 * in these files then is a failure too. A second run that breaks down changes nothing.
 * @param {Outcome} first
 * @param {Outcome} second
 * @returns {Outcome}
 */
export function afterRepeat(first, second) {
  if (second.failed > second.failures.length) return first
  const mended = first.failed - second.failed
  return { ...first, passed: first.passed + mended, failed: second.failed, failures: second.failures }
}

// What a run of Vitest brought, by single tests.

/**
 * @typedef {{ readonly file: string, readonly name: string, readonly message: string }} Failure
 * @typedef {{ readonly passed: number, readonly failed: number, readonly skipped: number, readonly failures: readonly Failure[] }} Counts
 * @typedef {Counts & { readonly files: ReadonlyMap<string, Counts> }} Outcome
 */

/** More files than these are no accident of a busy machine: they are not run again. */
const maxFiles = 3

/**
 * Reads the JSON report. A file that fails as a whole counts as one failure, and so does a run that fails without naming anything.
 * @param report `undefined` if the run wrote none.
 * @returns {Outcome}
 */
export function outcomeOf(report, hasPassed) {
  const outcome = summed(new Map((report?.testResults ?? []).map(result => [result.name, countsOf(result)])))
  return outcome.failed === 0 && !(report && hasPassed) ? { ...outcome, failed: 1 } : outcome
}

/** @returns {Counts} */
function countsOf({ name: file, status, message, assertionResults }) {
  const having = outcome => assertionResults.filter(result => result.status === outcome)
  const failures = having('failed').map(({ fullName, failureMessages }) => ({ file, name: fullName, message: failureMessages.join('\n') }))
  // It could not be loaded and has no tests, or what it does before or after all tests failed, and its tests were skipped or have passed.
  if (status === 'failed' && failures.length === 0) failures.push({ file, name: 'as a whole', message })
  const passed = having('passed').length
  return { passed, failed: failures.length, skipped: assertionResults.length - passed - having('failed').length, failures }
}

/** @returns {Outcome} */
function summed(files) {
  const sum = key => [...files.values()].reduce((total, counts) => total + counts[key], 0)
  const failures = [...files.values()].flatMap(counts => counts.failures)
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped'), failures, files }
}

/** The files to run once more: those with a failed test, if they are few, and nothing else has failed. */
export function filesToRepeat({ failed, failures }) {
  const files = [...new Set(failures.map(({ file }) => file))]
  return failed === failures.length && files.length <= maxFiles ? files : []
}

/**
 * The outcome after the files that had failed were run again, alone: what they bring then is what counts. A second run that breaks down changes
 * nothing.
 * @param {Outcome} first
 * @param {Outcome} second
 * @returns {Outcome}
 */
export function afterRepeat(first, second) {
  if (second.failed > second.failures.length) return first
  return summed(new Map([...first.files, ...second.files]))
}

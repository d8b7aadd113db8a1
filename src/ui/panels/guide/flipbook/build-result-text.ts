import type { BuiltFlipbook } from '../../../../domain/flipbook/build-flipbook.contract'
import { counted } from '../../../kit/counted'
import type { RunReport } from '../../engine/run/run-spec'

/** How many problems the result names; the version keeps all. */
const named = 10

/** The message after a build: what was made, or why it failed. */
export function buildResultText({ version, status, pages, problems }: BuiltFlipbook): RunReport {
  const left = problems.slice(0, named).map(leftOf)
  if (problems.length > named) left.push({ name: 'More', reason: `${problems.length - named} problems are with the version below.` })
  const message =
    status === 'failed'
      ? `Version ${version} could not be made.`
      : `Version ${version} has ${counted(pages, 'page')}. Publish it below when you have looked at what is listed here.`
  return {
    message: problems.length === 0 && status !== 'failed' ? `Version ${version} has ${counted(pages, 'page')}. You can publish it below.` : message,
    left,
  }
}

/** `Page 12: “Ink” leads nowhere.` by its page. */
function leftOf(problem: string): { name: string; reason: string } {
  const [, name = 'The whole version', reason = problem] = /^(Page \d+): (.+)$/.exec(problem) ?? []
  return { name, reason }
}

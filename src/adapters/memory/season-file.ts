import type { Content } from './documents/durable-store'
import { fromPortable } from './portable-content'

/**
 * The sample season as a file beside the program. Making the season takes a phone ten seconds, reading it less than one. A build writes the
 * file, and the development server makes it when it is asked for.
 */
export async function fetchSeason(): Promise<Content> {
  const answer = await fetch('/sample-season.json')
  if (!answer.ok) throw new Error(`the sample season did not come: ${answer.status}`)
  return fromPortable(await answer.blob())
}
